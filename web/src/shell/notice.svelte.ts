/** What calls somebody back to the table: the tab's title and its icon. */

import { t } from '../words/words.svelte'

/** Shows in the tab what page this is and whether it is our turn. */
export function title(name: string, mine: boolean): void {
  document.title = mine ? `● ${t('web-your-turn')} — ${name}` : name ? `${name} — Boardroom` : 'Boardroom'
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const wanted = mine ? '/icon-turn.svg' : '/icon.svg'
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted)
}
