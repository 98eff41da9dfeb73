//! The description of the interface: an OpenAPI document made from the handlers themselves, and a page to browse
//! it.

#![allow(unused_qualifications, reason = "the code that utoipa writes has them")]

use crate::rest::{self, Routes};
use axum::http::{HeaderName, header};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use utoipa::openapi::{ComponentsBuilder, InfoBuilder, OpenApi, OpenApiBuilder};
use wire::{Failure, Pushed, Reply, Request};

/// What it is about, before the single addresses.
const ABOUT: &str = include_str!("openapi/about.md");

/// The groups, in the order of the page.
const TAGS: [(&str, &str); 7] = [
    ("people", "Who somebody is: guests, accounts, tokens, players."),
    ("games", "What can be played: options, component data, rules."),
    ("tables", "Open, find, join and play."),
    ("beside", "Chat, drafts, and the log of a table."),
    ("after", "Games that are over: places, record, replay, proof."),
    ("live", "One socket for everything that happens."),
    ("interface", "This description."),
];

/// The addresses of this file.
pub fn routes() -> Routes {
    Routes::default()
        .at(__path_document, document)
        .at(__path_page, page)
        .at(__path_style, style)
        .at(__path_script, script)
        .described(__path_socket)
        .with_schema::<Failure>()
        .with_schema::<Request>()
        .with_schema::<Reply<'_>>()
        .with_schema::<Pushed<'_>>()
}

/// A text with its kind, which a browser asks for anew each time.
type Text = ([(HeaderName, &'static str); 2], &'static str);

fn text(kind: &'static str, text: &'static str) -> Text {
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-cache")], text)
}

/// The description of this interface.
#[utoipa::path(get, path = "/api/openapi.json", tag = "interface",
    responses((status = 200, body = Object, description = "An OpenAPI document.")))]
async fn document() -> Text {
    text("application/json", &DOCUMENT)
}

/// A page to browse it.
#[utoipa::path(get, path = "/api", tag = "interface",
    responses((status = 200, body = String, content_type = "text/html", description = "The page.")))]
async fn page() -> Text {
    text("text/html; charset=utf-8", include_str!("openapi/page.html"))
}

/// How the page looks.
#[utoipa::path(get, path = "/api/page.css", tag = "interface",
    responses((status = 200, body = String, content_type = "text/css", description = "A style sheet.")))]
async fn style() -> Text {
    text("text/css; charset=utf-8", include_str!("openapi/page.css"))
}

/// How the page works.
#[utoipa::path(get, path = "/api/page.js", tag = "interface",
    responses((status = 200, body = String, content_type = "text/javascript", description = "A script.")))]
async fn script() -> Text {
    text("text/javascript; charset=utf-8", include_str!("openapi/page.js"))
}

/// Open a WebSocket.
///
/// Every message is JSON. The client sends `Request`s and gets one `Reply` to each; between them come `Pushed`
/// messages about the tables it watches.
#[utoipa::path(get, path = "/api/socket", tag = "live",
    responses((status = 101, description = "The connection goes on as a WebSocket.")))]
#[allow(dead_code, reason = "what answers is in `socket`; this describes it")]
fn socket() {}

static DOCUMENT: LazyLock<String> = LazyLock::new(|| described().to_string());

/// The whole document.
#[must_use]
pub fn described() -> Value {
    let (paths, schemas) = rest::routes().descriptions();
    let components = schemas.into_iter().fold(ComponentsBuilder::new(), |all, (name, schema)| all.schema(name, schema));
    let info = InfoBuilder::new().title("Boardroom").description(Some(ABOUT)).version(env!("CARGO_PKG_VERSION"));
    let api: OpenApi =
        OpenApiBuilder::new().info(info.build()).paths(paths).components(Some(components.build())).build();
    let mut document = serde_json::to_value(api).unwrap_or_default();
    put_plain(&mut document);
    complete(&mut document);
    document
}

/// Puts numbers and texts where they are used: `utoipa` gives a name of its own to what is an alias in the code.
fn put_plain(document: &mut Value) {
    let Some(schemas) = document["components"]["schemas"].as_object_mut() else { return };
    let plain = |schema: &Value| {
        let kind = schema["type"].as_str().is_some_and(|kind| matches!(kind, "integer" | "string"));
        kind && schema.get("enum").is_none() && schema.get("description").is_none()
    };
    let names: Vec<String> = schemas.iter().filter(|(_, schema)| plain(schema)).map(|(name, _)| name.clone()).collect();
    let found =
        names.into_iter().filter_map(|name| Some((format!("#/components/schemas/{name}"), schemas.remove(&name)?)));
    let found: BTreeMap<String, Value> = found.collect();
    replace(document, &found);
}

/// Replaces references by what they lead to; what stands beside them stays.
fn replace(value: &mut Value, by: &BTreeMap<String, Value>) {
    let found = value.get("$ref").and_then(Value::as_str).and_then(|to| by.get(to)).cloned();
    if let (Some(Value::Object(found)), Some(fields)) = (found, value.as_object_mut()) {
        fields.remove("$ref");
        fields.extend(found);
    }
    match value {
        Value::Object(fields) => fields.values_mut().for_each(|inner| replace(inner, by)),
        Value::Array(list) => list.iter_mut().for_each(|inner| replace(inner, by)),
        _ => {}
    }
}

/// Adds what is the same everywhere.
fn complete(document: &mut Value) {
    let tag = |(name, about): (&str, &str)| json!({ "name": name, "description": about });
    document["tags"] = TAGS.map(tag).into_iter().collect();
    document["components"]["securitySchemes"] = json!({
        "token": { "type": "http", "scheme": "bearer", "description": "A token: of a guest, a session or a program." },
        "cookie": { "type": "apiKey", "in": "cookie", "name": crate::identity::COOKIE, "description": "A browser." },
    });
    let failure = json!({ "$ref": "#/components/schemas/Failure" });
    document["components"]["responses"] = json!({
        "Failure": {
            "description": "Why not, and what would be right. Nothing has changed.",
            "content": { "application/json": { "schema": failure } },
        },
    });
    let Some(paths) = document["paths"].as_object_mut() else { return };
    for (path, methods) in paths {
        let Some(methods) = methods.as_object_mut() else { continue };
        for (method, operation) in methods {
            operation["operationId"] = name(method, path).into();
            if operation.get("security").is_none() {
                operation["security"] = json!([{}, { "token": [] }, { "cookie": [] }]);
            }
            for status in failures(operation) {
                operation["responses"][status] = json!({ "$ref": "#/components/responses/Failure" });
            }
        }
    }
}

/// A name for an operation: `get_tables_table_log`.
fn name(method: &str, path: &str) -> String {
    let words = path.split(['/', '.', '{', '}']).filter(|word| !word.is_empty() && *word != "api");
    words.fold(method.to_owned(), |name, word| name + "_" + word)
}

/// How an operation can fail: as its parts can, and as everything can.
fn failures(operation: &Value) -> Vec<&'static str> {
    let has = |place: &str| {
        let parameters = operation["parameters"].as_array();
        parameters.is_some_and(|all| all.iter().any(|parameter| parameter["in"] == place))
    };
    let body = !operation["requestBody"].is_null();
    let known = operation["security"].as_array().is_some_and(|ways| !ways.iter().any(|way| way == &json!({})));
    let mut failures = vec!["default", "429", "500", "503"];
    failures.extend((body || has("query")).then_some("400"));
    failures.extend((known || body).then_some("401"));
    failures.extend(["403", "409", "422"].into_iter().filter(|_| body || has("path")));
    failures.extend(has("path").then_some("404"));
    failures.extend(body.then_some("413"));
    failures
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_operation_is_named_once_and_says_how_it_fails() {
        let document = described();
        let mut names = std::collections::BTreeSet::new();
        for (path, methods) in document["paths"].as_object().expect("paths") {
            for (method, operation) in methods.as_object().expect("methods") {
                let name = operation["operationId"].as_str().expect("a name");
                assert!(names.insert(name.to_owned()), "{name} twice");
                assert!(operation["responses"]["default"].is_object(), "{method} {path}");
                let tag = operation["tags"][0].as_str().unwrap_or_default();
                assert!(TAGS.iter().any(|(name, _)| *name == tag), "{method} {path}: {tag}");
                assert!(!operation["summary"].as_str().unwrap_or_default().is_empty(), "{method} {path}");
            }
        }
        assert!(names.contains("get_tables_table_log"));
        assert!(document["components"]["schemas"].get("i64").is_none());
    }

    #[test]
    fn every_reference_leads_somewhere() {
        fn look(value: &Value, document: &Value) {
            match value {
                Value::Object(fields) => {
                    fields.iter().for_each(|(name, inner)| match (name.as_str(), inner.as_str()) {
                        ("$ref", Some(to)) => assert!(document.pointer(&to[1..]).is_some(), "{to}"),
                        _ => look(inner, document),
                    })
                }
                Value::Array(list) => list.iter().for_each(|inner| look(inner, document)),
                _ => {}
            }
        }
        let document = described();
        look(&document, &document);
    }
}
