/** As much Markdown as the rulebooks use, taken apart so that components can show it: nothing is ever set as HTML. */

export type Inline = { kind: 'text' | 'strong' | 'em' | 'code'; text: string } | { kind: 'link'; text: string; to: string }

export type Block =
  | { kind: 'heading'; level: number; text: Inline[] }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: { id: string | null; text: Inline[] }[] }
  | { kind: 'table'; head: Inline[][]; rows: { id: string | null; cells: Inline[][] }[] }
  | { kind: 'code'; text: string }

/** A rule's id at the beginning of a text: `**SYN-33**`. */
const ID = /^\*\*([A-Z]{2,4}-(?:EX-)?\d+[a-z]?)\*\*\s*/

/** Where a rule comes from is for those who check us, not for players. */
const ORIGIN = /\s*(?<!`)\[(?:seed|public|ruling|reconstructed)\](?!`)(?: S\d+)*/g

export function blocks(text: string): Block[] {
  const found: Block[] = []
  const lines = text.split('\n')
  let at = 0
  const line = () => lines[at] ?? ''
  while (at < lines.length) {
    const heading = /^(#{1,4})\s+(.*)$/.exec(line())
    if (heading) {
      found.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: inline(heading[2] ?? '') })
      at += 1
    } else if (line().startsWith('```')) {
      const code: string[] = []
      for (at += 1; at < lines.length && !line().startsWith('```'); at += 1) code.push(line())
      at += 1
      found.push({ kind: 'code', text: code.join('\n') })
    } else if (line().startsWith('|')) {
      const rows: string[][] = []
      for (; line().startsWith('|'); at += 1) rows.push(cells(line()))
      found.push(table(rows))
    } else if (/^\s*(?:[-*]|\d+\.)\s/.test(line())) {
      const ordered = /^\s*\d+\./.test(line())
      const items: string[] = []
      for (; /^\s*(?:[-*]|\d+\.)\s/.test(line()) || (/^\s{2,}\S/.test(line()) && items.length > 0); at += 1) {
        const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line())
        if (item) items.push(item[1] ?? '')
        else items[items.length - 1] += ` ${line().trim()}`
      }
      found.push({ kind: 'list', ordered, items: items.map((item) => ({ id: idOf(item), text: inline(idOf(item) ? item.replace(ID, '').replace(ORIGIN, '').trim() : item) })) })
    } else if (line().trim() === '') {
      at += 1
    } else {
      const words: string[] = []
      for (; line().trim() !== '' && !/^(?:#|\||```|\s*[-*]\s)/.test(line()); at += 1) words.push(line().trim())
      found.push({ kind: 'paragraph', text: inline(words.join(' ')) })
    }
  }
  return found
}

/** The sentence of every rule, by id, as plain text. */
export function sentences(text: string): Map<string, string> {
  const found = new Map<string, string>()
  const add = (id: string | null, words: Inline[]) => {
    if (id !== null) found.set(id, words.map((piece) => piece.text).join('').trim())
  }
  for (const block of blocks(text)) {
    if (block.kind === 'list') for (const item of block.items) add(item.id, item.text)
    if (block.kind === 'table') for (const row of block.rows) add(row.id, row.cells.slice(1).flatMap((cell, index) => (index === 0 ? cell : [{ kind: 'text', text: ' — ' } as const, ...cell])))
  }
  return found
}

function idOf(text: string): string | null {
  return ID.exec(text)?.[1] ?? null
}

function cells(line: string): string[] {
  return line.replace(/^\||\|\s*$/g, '').split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim())
}

function table(rows: string[][]): Block {
  const [head, , ...body] = rows
  const row = (cells: string[]) => {
    const first = cells[0] ?? ''
    const id = idOf(first) ?? (/^[A-Z]{2,4}-(?:EX-)?\d+$/.test(first) ? first : null)
    return { id, cells: cells.map(inline) }
  }
  return { kind: 'table', head: (head ?? []).map(inline), rows: body.map(row) }
}

/** Strong, emphasised, code, links; everything else is letters. */
export function inline(text: string): Inline[] {
  const found: Inline[] = []
  const marks = /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g
  let end = 0
  for (const match of text.matchAll(marks)) {
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) })
    const [all, strong, em, code, label, to] = match
    if (strong !== undefined) found.push({ kind: 'strong', text: strong })
    else if (em !== undefined) found.push({ kind: 'em', text: em })
    else if (code !== undefined) found.push({ kind: 'code', text: code })
    else found.push({ kind: 'link', text: label ?? '', to: to ?? '' })
    end = match.index + all.length
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) })
  return found
}
