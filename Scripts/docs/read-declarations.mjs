// Prints what TypeScript declarations export, as records for symbol_graph.py: a list of modules, each with its words
// and its symbols (path, kind, signature, words, bases).
//   node Scripts/docs/read-declarations.mjs TYPESCRIPT FILE.d.ts...
import { createRequire } from "node:module";
import { basename } from "node:path";

const [typescript, ...files] = process.argv.slice(2);
const ts = createRequire(import.meta.url)(typescript);

/** A comment as Markdown. */
function words(comment) {
  const lines = comment.replace(/^\/\*\*/, "").replace(/\*\/$/, "").split("\n").map((line) => line.replace(/^\s*\* ?/, ""));
  return lines.join("\n").trim()
    .replace(/\s*@throws \{(\w+)\}/g, "\n\n- Throws: `$1`")
    .replace(/(^|\n\n)((?: {4}.*(?:\n(?=\n? {4})|$)|\n(?= {4}))+)/gm, (all, before, code) =>
      `${before}\`\`\`js\n${code.replace(/^ {4}/gm, "")}\n\`\`\``);
}

const wordsOf = (node) => words(node.jsDoc?.at(-1)?.getText() ?? "");
const isHidden = (node) => node.modifiers?.some(({ kind }) =>
  kind === ts.SyntaxKind.PrivateKeyword || kind === ts.SyntaxKind.ProtectedKeyword);
const line = (text) => text.replace(/\s+/g, " ").trim();

/** A declaration without its comment and its body. */
function signature(node) {
  const text = node.getText();
  return line(ts.isClassLike(node) || ts.isInterfaceDeclaration(node) ? text.slice(0, text.indexOf("{")) : text);
}

/** What is called: `send(frame)`. */
const called = (name, node) => `${name}(${node.parameters.map(({ name }) => name.getText()).join(",")})`;

function member(node, owner) {
  if (isHidden(node) || ts.isSetAccessor(node) || ts.isIndexSignatureDeclaration(node) || ts.isCallSignatureDeclaration(node)) return [];
  const name = ts.isConstructorDeclaration(node) ? "constructor" : node.name.getText();
  if (name.startsWith("[")) return [];
  const isStatic = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword);
  const isCalled = ts.isMethodDeclaration(node) || ts.isMethodSignature(node) || ts.isConstructorDeclaration(node);
  const kind = name === "constructor" ? "init" : `${isStatic ? "type." : ""}${isCalled ? "method" : "property"}`;
  return [{ path: [owner, isCalled ? called(name, node) : name], kind, signature: signature(node), words: wordsOf(node), bases: [] }];
}

function members(node, owner) {
  return node.members.flatMap((one) => member(one, owner));
}

function symbols(statement) {
  const own = { signature: signature(statement), words: wordsOf(statement), bases: [] };
  if (ts.isFunctionDeclaration(statement)) return [{ ...own, path: [called(statement.name.text, statement)], kind: "func" }];
  if (ts.isTypeAliasDeclaration(statement)) return [{ ...own, path: [statement.name.text], kind: "typealias" }];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map((one) => ({ ...own, path: [one.name.getText()], kind: "var" }));
  }
  if (!ts.isClassDeclaration(statement) && !ts.isInterfaceDeclaration(statement)) return [];
  const name = statement.name.text;
  const bases = (statement.heritageClauses ?? []).flatMap(({ types }) => types.map(({ expression }) => expression.getText()));
  return [{ ...own, path: [name], kind: ts.isClassDeclaration(statement) ? "class" : "interface", bases }, ...members(statement, name)];
}

/** What a module adds to the interfaces of another. */
function additions(statement) {
  if (!ts.isModuleDeclaration(statement) || !ts.isStringLiteral(statement.name)) return [];
  return statement.body.statements.filter(ts.isInterfaceDeclaration).flatMap((one) => members(one, one.name.text));
}

const isExported = ({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

console.log(JSON.stringify(files.map((file) => {
  const source = ts.createSourceFile(file, ts.sys.readFile(file), ts.ScriptTarget.ES2022, true);
  const head = ts.getLeadingCommentRanges(source.text, 0)?.[0];
  const first = source.statements[0];
  // A comment that touches a declaration is that declaration's.
  const isOwn = head && /^\n(\n|import|declare)/.test(source.text.slice(head.end)) || first && ts.isImportDeclaration(first);
  return {
    module: basename(file, ".d.ts"),
    words: head && isOwn ? words(source.text.slice(head.pos, head.end)) : "",
    symbols: source.statements.flatMap((one) => isExported(one) ? symbols(one) : additions(one)),
  };
})));
