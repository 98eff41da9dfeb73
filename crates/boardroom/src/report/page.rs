//! [`Page`]: sections with questions, answers, charts and tables.

use super::Study;
use crate::boards;
use crate::chart::{self, Drawing, Size, escaped};
use std::fmt::Write;

/// A page while it is put together.
#[derive(Debug, Default)]
pub(super) struct Page {
    body: String,
    /// The anchors and questions of its sections.
    questions: Vec<(String, String)>,
}

/// A table of exact figures. The first column names its rows.
#[derive(Debug, Default)]
pub(super) struct Table {
    pub(super) heads: Vec<String>,
    pub(super) rows: Vec<Vec<String>>,
    /// Whether it holds words rather than numbers.
    pub(super) text: bool,
}

/// What the page itself looks like.
const STYLE: &str = include_str!("page.css");

impl Page {
    /// A section that asks and answers.
    pub(super) fn section(&mut self, anchor: &str, question: &str, fill: impl FnOnce(&mut Page)) {
        let (anchor, question) = (escaped(anchor), escaped(question));
        self.put(format_args!("<section id=\"{anchor}\">\n<h2>{question}</h2>"));
        fill(self);
        self.put(format_args!("</section>"));
        self.questions.push((anchor, question));
    }

    /// The answer in a sentence.
    pub(super) fn answer(&mut self, text: &str) {
        let text = escaped(text);
        self.put(format_args!("<p class=\"answer\">{text}</p>"));
    }

    /// What else there is to say.
    pub(super) fn note(&mut self, text: &str) {
        let text = escaped(text);
        self.put(format_args!("<p class=\"note\">{text}</p>"));
    }

    /// What must not be overlooked.
    pub(super) fn caution(&mut self, text: &str) {
        let text = escaped(text);
        self.put(format_args!("<p class=\"caution\">{text}</p>"));
    }

    /// A heading inside a section.
    pub(super) fn heading(&mut self, text: &str) {
        let text = escaped(text);
        self.put(format_args!("<h3>{text}</h3>"));
    }

    /// A chart, drawn once for screens and paper and once for phones.
    pub(super) fn chart(&mut self, draw: impl Fn(Size) -> Drawing) {
        self.put(format_args!("<figure>"));
        for size in Size::BOTH {
            self.body.push_str(&draw(size).inline());
        }
        self.put(format_args!("</figure>"));
    }

    /// A table that is there when it is asked for.
    pub(super) fn exact(&mut self, label: &str, table: &Table) {
        let label = escaped(label);
        self.put(format_args!("<details>\n<summary>{label}</summary>"));
        self.table(table);
        self.put(format_args!("</details>"));
    }

    /// A table.
    pub(super) fn table(&mut self, table: &Table) {
        let head = |head: &String| format!("<th scope=\"col\">{}</th>", escaped(head));
        let heads: String = table.heads.iter().map(head).collect();
        let class = if table.text { " class=\"text\"" } else { "" };
        self.put(format_args!(
            "<div class=\"scroll\" tabindex=\"0\"><table{class}>\n<thead><tr>{heads}</tr></thead>\n<tbody>"
        ));
        for row in &table.rows {
            let cell = |(column, cell): (usize, &String)| match column {
                0 => format!("<th scope=\"row\">{}</th>", escaped(cell)),
                _ => format!("<td>{}</td>", escaped(cell)),
            };
            let cells: String = row.iter().enumerate().map(cell).collect();
            self.put(format_args!("<tr>{cells}</tr>"));
        }
        self.put(format_args!("</tbody>\n</table></div>"));
    }

    /// Facts by name.
    pub(super) fn facts(&mut self, facts: &[(String, String)]) {
        self.put(format_args!("<dl>"));
        for (name, fact) in facts {
            let (name, fact) = (escaped(name), escaped(fact));
            self.put(format_args!("<div><dt>{name}</dt><dd>{fact}</dd></div>"));
        }
        self.put(format_args!("</dl>"));
    }

    /// Another page's sections, there when they are asked for.
    pub(super) fn folded(&mut self, label: &str, inner: Page) {
        let label = escaped(label);
        self.put(format_args!("<details class=\"arm\">\n<summary>{label}</summary>"));
        self.body.push_str(&inner.body);
        self.put(format_args!("</details>"));
    }

    /// The whole file.
    pub(super) fn whole(self, study: &Study<'_>) -> String {
        let words = &study.words;
        let plan = &study.summary.plan;
        let accent = boards::accent(&plan.game);
        let [light, dark] = accent;
        let (title, name) = (escaped(&words.title(plan)), escaped(&words.game_name()));
        let (kind, lang) = (escaped(&words.label("lab-kind")), words.texts.lang().code());
        let made = escaped(&words.label("lab-made"));
        let link = |(anchor, question): &(String, String)| format!("<li><a href=\"#{anchor}\">{question}</a></li>\n");
        let links: String = self.questions.iter().map(link).collect();
        let (rules, body) = (chart::rules(accent), self.body);
        format!(
            "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n<style>\n\
             :root {{ --accent: {light} }}\n@media (prefers-color-scheme: dark) {{ :root {{ --accent: {dark} }} }}\n\
             {STYLE}{rules}</style>\n</head>\n<body>\n<main>\n<header>\n<p class=\"kind\">{kind}</p>\n\
             <h1>{name}</h1>\n<p class=\"note\">{title}</p>\n<nav>\n<ul>\n{links}</ul>\n</nav>\n</header>\n\
             {body}<footer>{made}</footer>\n</main>\n</body>\n</html>\n"
        )
    }

    fn put(&mut self, line: std::fmt::Arguments<'_>) {
        let _ = writeln!(self.body, "{line}"); // writing into a String cannot fail
    }
}
