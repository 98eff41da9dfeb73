//! [`Routes`]: handlers together with their descriptions.

use crate::app::App;
use axum::Router;
use axum::handler::Handler;
use axum::routing::{MethodFilter, on};
use std::sync::Arc;
use utoipa::openapi::path::{HttpMethod, Operation};
use utoipa::openapi::schema::Schema;
use utoipa::openapi::{PathItem, PathsBuilder, RefOr};

/// Handlers together with their descriptions.
#[derive(Default)]
pub struct Routes {
    /// The handlers.
    pub router: Router<Arc<App>>,
    operations: Vec<(String, HttpMethod, Operation)>,
    schemas: Vec<(String, RefOr<Schema>)>,
}

impl std::fmt::Debug for Routes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.operations.iter().map(|(path, ..)| path)).finish()
    }
}

impl Routes {
    /// Adds a handler at the address that its description names.
    #[must_use]
    pub fn at<D, H, T>(mut self, description: D, handler: H) -> Routes
    where
        D: utoipa::Path + utoipa::__dev::SchemaReferences + for<'t> utoipa::__dev::Tags<'t>,
        H: Handler<T, Arc<App>>,
        T: 'static,
    {
        let filter = D::methods().iter().map(filter).reduce(MethodFilter::or);
        if let Some(filter) = filter {
            self.router = self.router.route(&D::path(), on(filter, handler));
        }
        self.described(description)
    }

    /// Adds a description of what is handled elsewhere.
    #[must_use]
    pub fn described<D>(mut self, _: D) -> Routes
    where
        D: utoipa::Path + utoipa::__dev::SchemaReferences + for<'t> utoipa::__dev::Tags<'t>,
    {
        let mut operation = D::operation();
        operation.tags = Some(D::tags().into_iter().map(str::to_owned).collect());
        self.operations.extend(D::methods().into_iter().map(|method| (D::path(), method, operation.clone())));
        D::schemas(&mut self.schemas);
        self
    }

    /// Adds a schema that no handler names.
    #[must_use]
    pub fn with_schema<S: utoipa::ToSchema>(mut self) -> Routes {
        self.schemas.push((S::name().into_owned(), S::schema()));
        S::schemas(&mut self.schemas);
        self
    }

    /// Both.
    #[must_use]
    pub fn merge(mut self, other: Routes) -> Routes {
        self.router = self.router.merge(other.router);
        self.operations.extend(other.operations);
        self.schemas.extend(other.schemas);
        self
    }

    /// The descriptions: paths in order, and the schemas that they name.
    pub(crate) fn descriptions(self) -> (utoipa::openapi::Paths, Vec<(String, RefOr<Schema>)>) {
        let mut paths = PathsBuilder::new();
        for (path, method, operation) in self.operations {
            paths = paths.path(path, PathItem::new(method, operation));
        }
        (paths.build(), self.schemas)
    }
}

fn filter(method: &HttpMethod) -> MethodFilter {
    match method {
        HttpMethod::Get => MethodFilter::GET,
        HttpMethod::Post => MethodFilter::POST,
        HttpMethod::Put => MethodFilter::PUT,
        HttpMethod::Patch => MethodFilter::PATCH,
        HttpMethod::Delete => MethodFilter::DELETE,
        HttpMethod::Options => MethodFilter::OPTIONS,
        HttpMethod::Head => MethodFilter::HEAD,
        _ => MethodFilter::TRACE,
    }
}
