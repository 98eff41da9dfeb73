//! Requests that are read and answers that are given, always as JSON and always in one form.

use crate::app::App;
use crate::identity::language;
use crate::pages::Lost;
use crate::trouble::Trouble;
use axum::body::{Body as Bytes, Bytes as Read, to_bytes};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kernel::Phrase;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use texts::{Lang, Names, Texts};
use wire::Code;

/// A body that must be JSON of this form.
#[derive(Clone, Copy, Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Trouble;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Trouble> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        if kind.and_then(|kind| kind.split(';').next()).map(str::trim) != Some("application/json") {
            return Err(Trouble::new(Code::Malformed, Phrase::new("server-content-type")));
        }
        let bytes = Read::from_request(request, app).await.map_err(|rejection| {
            let status = rejection.into_response().status();
            if status == StatusCode::PAYLOAD_TOO_LARGE {
                Trouble::new(Code::TooLarge, Phrase::new("server-too-large").count("most", app.limits.body))
            } else {
                Trouble::malformed("the body was cut off")
            }
        })?;
        // All our bodies are objects; the reader would take a list of their fields as well.
        if bytes.trim_ascii_start().first() == Some(&b'[') {
            return Err(Trouble::malformed("an object is expected in place of a list"));
        }
        serde_json::from_slice(&bytes).map(Body).map_err(Trouble::malformed)
    }
}

/// What the address names. What cannot be a name of anything is not there.
#[derive(Clone, Copy, Debug)]
pub struct At<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<App>> for At<T> {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<At<T>, Trouble> {
        let path = Path::<T>::from_request_parts(parts, app).await;
        path.map(|Path(named)| At(named)).map_err(|_| Trouble::not_found())
    }
}

/// What stands after the question mark.
#[derive(Clone, Copy, Debug)]
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for Asked<T> {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Asked<T>, Trouble> {
        let query = Query::<T>::from_request_parts(parts, app).await;
        query.map(|Query(asked)| Asked(asked)).map_err(|rejection| Trouble::malformed(rejection.body_text()))
    }
}

/// How long a page is that somebody wants: a default, and at most so long.
///
/// # Errors
/// When it would be empty or too long.
pub fn page_size(wanted: Option<u32>, most: u32) -> Result<u32, Trouble> {
    let wanted = wanted.unwrap_or(most.min(50));
    let wrong = || Trouble::malformed(format!("limit: {wanted} is not in 1..={most}"));
    if (1..=most).contains(&wanted) { Ok(wanted) } else { Err(wrong()) }
}

/// An answer as JSON.
#[derive(Clone, Copy, Debug)]
pub struct Json<T>(pub T);

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        match serde_json::to_vec(&self.0) {
            Ok(body) => ([(header::CONTENT_TYPE, "application/json")], body).into_response(),
            Err(error) => Trouble::internal(error).into_response(),
        }
    }
}

/// An answer as plain text, to be kept in a file.
#[derive(Clone, Debug)]
pub struct Download {
    /// What the file is called.
    pub name: String,
    /// What is in it.
    pub text: String,
}

impl IntoResponse for Download {
    fn into_response(self) -> Response {
        let kind = (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned());
        let name = (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{}\"", self.name));
        ([kind, name], self.text).into_response()
    }
}

/// In English; [`translate`] puts it into the language of the client.
impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(self.told(Texts::of(Lang::En), &Names::default()))).into_response();
        if matches!(self.code, Code::TooMany | Code::Unavailable) {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response.extensions_mut().insert(self);
        response
    }
}

/// Puts what went wrong into the language of the client.
pub async fn translate(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let lang = language(request.headers());
    let mut response = next.run(request).await;
    let said = response.extensions().get::<Trouble>().is_some() || response.extensions().get::<Lost>().is_some();
    if response.status().is_client_error() && !said {
        let status = response.status();
        let said = to_bytes(response.into_body(), 1_000).await.unwrap_or_default();
        response = in_form(status, &String::from_utf8_lossy(&said), app.limits.body);
    }
    let told = response.extensions().get::<Trouble>().map(|trouble| trouble.told(Texts::of(lang), &Names::default()));
    if let Some(failure) = told.filter(|_| lang != Lang::En)
        && let Ok(body) = serde_json::to_vec(&failure)
    {
        response.headers_mut().remove(header::CONTENT_LENGTH);
        *response.body_mut() = Bytes::from(body);
    }
    response
}

/// What the framework refused by itself, in the form of everything else.
fn in_form(status: StatusCode, said: &str, most: usize) -> Response {
    let trouble = match status {
        StatusCode::NOT_FOUND => Trouble::not_found(),
        StatusCode::PAYLOAD_TOO_LARGE => {
            Trouble::new(Code::TooLarge, Phrase::new("server-too-large").count("most", most))
        }
        _ => Trouble::malformed(said),
    };
    let mut response = trouble.into_response();
    *response.status_mut() = status;
    response
}

/// There is nothing of the interface at this address; perhaps something of the web client.
pub async fn nowhere(State(app): State<Arc<App>>, request: Request) -> Result<Response, Trouble> {
    let page = app.pages.answer(request.method(), request.uri().path(), request.headers());
    page.ok_or_else(Trouble::not_found)
}

/// There is something at this address, but not for this method.
pub async fn no_such_method() -> Trouble {
    Trouble::new(Code::Method, Phrase::new("server-method"))
}
