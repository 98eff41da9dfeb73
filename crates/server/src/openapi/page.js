"use strict";

// Shows /api/openapi.json, and lets everything in it be tried out.

const METHODS = ["get", "post", "put", "patch", "delete"];
let api;

/** An element with attributes and children; texts are never markup. */
function el(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (key === "on") Object.entries(value).forEach(([event, act]) => made.addEventListener(event, act));
    else if (value !== undefined && value !== null && value !== false) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.flat().filter((child) => child !== undefined && child !== null));
  return made;
}

/** Text with `code` in it. */
function inline(text) {
  return text.split("`").map((part, i) => (i % 2 ? el("code", {}, part) : part));
}

/** Paragraphs and tables. */
function prose(text) {
  return (text || "").split(/\n\s*\n/).map((block) => {
    const rows = block.trim().split("\n").filter((row) => row.startsWith("|"));
    if (!rows.length) return el("p", {}, inline(block.replace(/\n/g, " ")));
    const cells = rows.map((row) => row.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim()));
    const [head, , ...body] = cells;
    const line = (kind) => (row) => el("tr", {}, row.map((cell) => el(kind, {}, inline(cell))));
    return el("table", {}, el("thead", {}, line("th")(head)), el("tbody", {}, body.map(line("td"))));
  });
}

function follow(schema) {
  let found = schema || {};
  for (let i = 0; i < 9 && found.$ref; i += 1) {
    found = found.$ref.slice(2).split("/").reduce((at, key) => at[key], api);
  }
  return found;
}

/** What a value is, in short; a named schema is a link. */
function kind(schema) {
  if (!schema) return "anything";
  if (schema.$ref) {
    const name = schema.$ref.split("/").pop();
    return el("a", { href: `#schema-${name}` }, name);
  }
  const several = schema.oneOf || schema.anyOf || schema.allOf;
  if (several) return el("span", {}, several.flatMap((one, i) => (i ? [" or ", kind(one)] : [kind(one)])));
  const types = [schema.type || "anything"].flat().filter((type) => type !== "null");
  const limits = [];
  if (schema.enum) limits.push(schema.enum.map((one) => JSON.stringify(one)).join(", "));
  if (schema.const !== undefined) limits.push(JSON.stringify(schema.const));
  if (schema.minimum !== undefined || schema.maximum !== undefined) limits.push(`${schema.minimum ?? "…"} to ${schema.maximum ?? "…"}`);
  if (schema.minLength !== undefined || schema.maxLength !== undefined) limits.push(`${schema.minLength ?? 0} to ${schema.maxLength ?? "…"} characters`);
  const end = limits.length ? ` (${limits.join("; ")})` : "";
  if (types[0] === "array") return el("span", {}, "list of ", kind(schema.items), end);
  return types.join(" or ") + end;
}

function fields(rows) {
  if (!rows.length) return undefined;
  const row = ([name, schema, about, needed]) => el("tr", {}, el("td", {}, el("code", {}, name), needed ? " *" : ""), el("td", { class: "soft" }, kind(schema)), el("td", {}, inline(about || "")));
  const head = ["Name", "What", "About"].map((text) => el("th", {}, text));
  return el("table", { class: "fields" }, el("thead", {}, el("tr", {}, head)), el("tbody", {}, rows.map(row)));
}

/** The parts of a schema: its fields, or its alternatives. */
function parts(schema) {
  const found = follow(schema);
  const needed = found.required || [];
  const own = Object.entries(found.properties || {}).map(([name, inner]) => [name, inner, inner.description, needed.includes(name)]);
  const several = found.oneOf || found.anyOf || found.allOf || [];
  const alternative = (one) => {
    const name = one.properties && Object.values(one.properties).find((inner) => inner.enum && inner.enum.length === 1);
    const title = name ? name.enum[0] : undefined;
    return el("div", {}, title ? el("h3", {}, el("code", {}, title)) : undefined, prose(one.description), parts(one) || el("p", {}, kind(one)));
  };
  if (!own.length && !several.length) return found.type ? el("p", {}, kind(found)) : undefined;
  return el("div", {}, fields(own), several.map(alternative));
}

/** An example of a schema. */
function example(schema, depth = 0) {
  const found = follow(schema);
  if (found.example !== undefined) return found.example;
  if (found.default !== undefined) return found.default;
  if (found.enum) return found.enum[0];
  const several = found.oneOf || found.anyOf || found.allOf;
  if (several) return example(several.find((one) => one.type !== "null") || several[0], depth + 1);
  const type = [found.type].flat()[0];
  if (type === "array") return depth > 3 ? [] : [example(found.items, depth + 1)];
  if (type === "boolean") return false;
  if (type === "integer" || type === "number") return found.minimum ?? 0;
  if (type === "string") return "";
  if (!found.properties || depth > 3) return {};
  const needed = found.required || Object.keys(found.properties);
  return Object.fromEntries(needed.map((name) => [name, example(found.properties[name], depth + 1)]));
}

/** A form that sends the request and shows the answer. */
function trial(path, method, operation) {
  const inputs = (operation.parameters || []).map((parameter) => [parameter, el("input", { autocomplete: "off", placeholder: parameter.required ? "needed" : "" })]);
  const schema = operation.requestBody && operation.requestBody.content["application/json"].schema;
  const body = schema && el("textarea", { spellcheck: "false", rows: 8 });
  if (body) body.value = JSON.stringify(example(schema), null, 2);
  const answer = el("pre", { class: "hidden", "aria-live": "polite" });
  const send = async (event) => {
    event.preventDefault();
    let address = path;
    const query = new URLSearchParams();
    for (const [parameter, input] of inputs) {
      if (parameter.in === "path") address = address.replace(`{${parameter.name}}`, encodeURIComponent(input.value));
      else if (input.value) query.set(parameter.name, input.value);
    }
    const headers = {};
    const token = document.getElementById("token").value.trim();
    if (token) headers.Authorization = `Bearer ${token}`;
    if (body) headers["Content-Type"] = "application/json";
    answer.classList.remove("hidden");
    try {
      const response = await fetch(query.size ? `${address}?${query}` : address, { method: method.toUpperCase(), headers, body: body && body.value });
      const text = await response.text();
      let shown = text;
      try { shown = JSON.stringify(JSON.parse(text), null, 2); } catch { /* it is no JSON */ }
      answer.textContent = `${response.status} ${response.statusText}\n${shown}`;
    } catch (error) {
      answer.textContent = String(error);
    }
  };
  const named = inputs.map(([parameter, input]) => el("label", {}, parameter.name, " ", input));
  return el("form", { on: { submit: send } }, el("h3", {}, "Try it"), named, body && el("label", {}, "Body ", body), el("button", { type: "submit" }, "Send"), answer);
}

function card(path, method, operation) {
  const rows = (operation.parameters || []).map((one) => [one.name, one.schema, one.description, one.required]);
  const schema = operation.requestBody && operation.requestBody.content["application/json"].schema;
  const fine = Object.entries(operation.responses).filter(([status]) => status < 400);
  const answers = fine.map(([status, response]) => {
    const content = Object.entries(response.content || {})[0];
    return el("p", {}, el("code", {}, status), " ", inline(response.description || ""), content ? [" ", kind(content[1].schema)] : "");
  });
  const known = !operation.security.some((way) => !Object.keys(way).length);
  const inside = el("div", {});
  const made = el("details", { id: operation.operationId, "data-words": `${method} ${path} ${operation.summary} ${operation.description || ""}`.toLowerCase() },
    el("summary", {}, el("span", { class: `method ${method}` }, method.toUpperCase()), el("span", { class: "path" }, path), el("span", { class: "about" }, operation.summary || "")),
    inside);
  // What is inside is made when it is opened for the first time.
  made.addEventListener("toggle", () => {
    if (inside.hasChildNodes()) return;
    inside.append(...prose(operation.description), known ? el("p", { class: "soft" }, "For those who have proved who they are.") : "");
    const add = (title, part) => part && inside.append(el("h3", {}, title), part);
    add("In the address", fields(rows));
    add("Body", schema && el("div", {}, el("p", {}, kind(schema)), parts(schema)));
    add("Answer", el("div", {}, answers));
    if (path !== "/api/socket") inside.append(trial(path, method, operation));
  });
  return made;
}

function show() {
  const all = document.getElementById("all");
  const groups = document.getElementById("groups");
  all.replaceChildren(...prose(api.info.description));
  for (const tag of api.tags) {
    const cards = [];
    for (const [path, item] of Object.entries(api.paths)) {
      for (const method of METHODS.filter((one) => item[one])) {
        if ((item[method].tags || [])[0] === tag.name) cards.push(card(path, method, item[method]));
      }
    }
    all.append(el("section", {}, el("h2", { id: tag.name }, tag.name), el("p", { class: "soft" }, tag.description), cards));
    groups.append(el("a", { href: `#${tag.name}` }, tag.name));
  }
  const schemas = Object.entries(api.components.schemas).map(([name, schema]) =>
    el("details", { id: `schema-${name}`, "data-words": name.toLowerCase() }, el("summary", {}, el("span", { class: "path" }, name), el("span", { class: "about" }, inline((schema.description || "").split("\n")[0]))), el("div", {}, parts(schema) || "")));
  all.append(el("section", {}, el("h2", { id: "forms" }, "forms"), el("p", { class: "soft" }, "The JSON that is sent and answered."), schemas));
  groups.append(el("a", { href: "#forms" }, "forms"));
  all.removeAttribute("aria-busy");
}

/** Opens what the address names. */
function open() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (named && named.tagName === "DETAILS") named.open = true;
  if (named) named.scrollIntoView();
}

function find() {
  const words = document.getElementById("find").value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const section of document.querySelectorAll("section")) {
    let any = false;
    for (const one of section.querySelectorAll("details")) {
      const fits = words.every((word) => one.dataset.words.includes(word));
      one.classList.toggle("hidden", !fits);
      any = any || fits;
    }
    section.classList.toggle("hidden", !any);
  }
}

async function begin() {
  document.getElementById("find").addEventListener("input", find);
  document.getElementById("tools").addEventListener("submit", (event) => event.preventDefault());
  addEventListener("hashchange", open);
  try {
    api = await (await fetch("/api/openapi.json")).json();
    show();
    open();
  } catch (error) {
    document.getElementById("all").textContent = `The description cannot be shown: ${error}`;
  }
}

begin();
