import './table/tokens.css'
import './table/base.css'
import './table/type.css'
import './table/zones.css'
import { mount } from 'svelte'
import { speak } from './api/rest'
import App from './App.svelte'
import { session } from './shell/session.svelte'
import { wishedLanguage, words } from './words/words.svelte'

const lang = wishedLanguage()
speak(lang)
const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the app')
await words.use(lang)
mount(App, { target })
void session.load()
// Beside everything else: it keeps the shell for the next time, and is told when it is our turn.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {})
