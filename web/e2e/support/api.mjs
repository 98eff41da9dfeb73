// The interface for programs, as far as the tests need it: people, tables, and games played far enough to be looked at.

/** @typedef {{ user: number, name: string, token: string }} Person */
/** @typedef {{ fact: string }} Choice */
/** @typedef {{ choices: Choice[], early: Choice[], whole: { action: unknown } | null }} Next */
/** @typedef {{ id: number, list?: { facts: Choice[] }, next?: Next }} Question */
/** @typedef {{ version: number, entries: number, info: { stage: string }, asked: number[], view?: any, question?: Question }} Look */
/** @typedef {'me' | 'open' | 'invited' | { bot: string }} SeatPlan */

/** Numbers that look random and are the same every time. @param {number} seed */
export function dice(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Whether a fact that begins so can be said now. @param {Look} look @param {string} fact */
export function offers({ question }, fact) {
  const known = question?.list?.facts ?? [...(question?.next?.choices ?? []), ...(question?.next?.early ?? [])]
  return known.some((choice) => choice.fact.startsWith(fact))
}

/** How long bots may think, in milliseconds. */
const PATIENCE = 60_000

let submissions = 0
const submission = () => `e2e-${process.pid}-${Date.now().toString(36)}-${(submissions += 1)}`

export class Api {
  /** @param {string} url */
  constructor(url) {
    this.url = url
    this.random = dice(2022)
  }

  /** @param {string} path @param {unknown} [body] @param {string} [token] @returns {Promise<any>} */
  async call(path, body, token) {
    /** @type {Record<string, string>} */
    const headers = { 'Content-Type': 'application/json' }
    if (token !== undefined) headers.Authorization = `Bearer ${token}`
    const answer = await fetch(`${this.url}/api${path}`, { method: body === undefined ? 'GET' : 'POST', headers, body: body === undefined ? undefined : JSON.stringify(body) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
    return text === '' ? null : JSON.parse(text)
  }

  /** @param {string} name @returns {Promise<Person>} */
  guest(name) {
    return this.call('/guests', { name })
  }

  /** @param {string} name @returns {Promise<Person>} */
  account(name) {
    return this.call('/accounts', { name, password: 'correct horse battery' })
  }

  /**
   * Opens a table; starts it when nobody is missing.
   * @param {Person} owner @param {string} game @param {SeatPlan[]} seats @param {object} [more]
   * @returns {Promise<{ table: number, invite: string }>}
   */
  async open(owner, game, seats, more = {}) {
    const opened = await this.call('/tables', { game, seats, options: null, submission: submission(), ...more }, owner.token)
    if (!seats.includes('open') && !seats.includes('invited')) await this.ask(opened.table, owner, { do: 'start' })
    return opened
  }

  /** Two people at one table, the first has opened it. @param {Person} one @param {Person} other @param {string} game @param {object} [more] */
  async pair(one, other, game, more = {}) {
    const { table } = await this.open(one, game, ['me', 'open'], more)
    await this.ask(table, other, { do: 'sit' })
    await this.ask(table, one, { do: 'start' })
    return table
  }

  /** @param {number} table @param {Person} person @param {object} ask @returns {Promise<any>} */
  ask(table, person, ask) {
    return this.call(`/tables/${table}`, 'text' in ask ? ask : { submission: submission(), ...ask }, person.token)
  }

  /** @param {number} table @param {Person} person @returns {Promise<Look>} */
  look(table, person) {
    return this.call(`/tables/${table}`, { do: 'look' }, person.token)
  }

  /**
   * Answers one question.
   * @param {number} table @param {Person} person @param {Question} question
   * @param {(choices: Choice[]) => Choice | undefined} [wish]
   */
  async answer(table, person, question, wish) {
    /** @type {string[]} */
    const facts = []
    for (;;) {
      /** @type {Next} */
      const { choices, whole } = await this.call(`/tables/${table}`, { do: 'draft', facts }, person.token)
      const wished = wish?.(choices)
      if (whole && !wished && (choices.length === 0 || this.random() < 0.5)) break
      const chosen = wished ?? choices[Math.floor(this.random() * choices.length)]
      if (!chosen) throw new Error('a question without choices')
      facts.push(chosen.fact)
    }
    await this.ask(table, person, { do: 'play', facts, question: question.id })
  }

  /**
   * Plays for these people until the game is over, or until the moment is right: it is asked when somebody has a question.
   * @param {number} table @param {Person[]} people
   * @param {{ until?: (look: Look, person: Person, answers: number) => boolean, wish?: (choices: Choice[]) => Choice | undefined }} [how]
   */
  async play(table, people, { until, wish } = {}) {
    let answers = 0
    for (let last = Date.now(); Date.now() - last < PATIENCE; ) {
      for (const person of people) {
        const look = await this.look(table, person)
        if (look.info.stage !== 'playing') return look
        if (!look.question) continue
        if (until?.(look, person, answers)) return look
        last = Date.now()
        try {
          await this.answer(table, person, look.question, wish)
          answers += 1
        } catch (error) {
          // While a bot moves at the same time, what is asked may change: then there is something else to answer.
          const { question } = await this.look(table, person)
          if (question?.id === look.question.id) throw error
        }
      }
      await new Promise((resolve) => setTimeout(resolve, 10)) // bots think
    }
    throw new Error(`table ${table} does not go on`)
  }
}
