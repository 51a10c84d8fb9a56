import type * as Drafts from '@gazetteer/drafts';
import { emptyStorage, inDatabase, kept } from './browser-storage.ts';

export const KEY = { page: '/submit/', form: 'listing', listing: '7' };

export let leave: () => void;

/** Simulates a reload of the page. */
export function load(key = KEY) {
	jest.resetModules();
	const { draftName, hasDraft, openDraft } =
		jest.requireActual<typeof Drafts>('@gazetteer/drafts');
	const controller = new AbortController();
	leave = () => controller.abort();
	const name = draftName(key.page, key.form, key.listing);
	return { name, is: () => hasDraft(name), ...openDraft(name, controller.signal) };
}

/** Waits until pending database requests are done, even on a slow machine. */
export async function settled(): Promise<void> {
	for (let turn = 0; turn < 40; turn++) await new Promise((done) => setTimeout(done));
}

/** Simulates leaving the page. */
export const hide = () => window.dispatchEvent(new Event('pagehide'));

/** Writes a draft, and leaves the page. */
export async function wrote(values: Drafts.DraftValues, key = KEY) {
	const draft = load(key);
	draft.write(() => values);
	hide();
	await settled();
	return draft;
}

/** The stored texts as JSON. */
export const texts = async () => JSON.stringify((await kept())['drafts'] ?? []);

/** Returns an object store of the database, so that a test can patch its prototype. */
export async function store(): Promise<IDBObjectStore> {
	await wrote({ title: 'Pier Café' });
	return new Promise((done) => void inDatabase((it, name) => name === 'drafts' && done(it)));
}

beforeEach(emptyStorage);
afterEach(() => {
	leave();
	jest.restoreAllMocks();
});
