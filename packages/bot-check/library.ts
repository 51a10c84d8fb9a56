import { TIMING } from '@gazetteer/contract';
import { BotCheckError } from './types.ts';

/** The script of a provider. */
export interface Library<Api> {
	/** The start of the script's URL. Identifies the script also if another plugin loads it. */
	readonly service: string;
	readonly address: string;
	readonly there: () => Api | undefined;
}

interface ScriptPolicy {
	readonly createScriptURL: (url: string) => string;
}

interface TrustedTypes {
	readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

let policy: ScriptPolicy | undefined;
/** The URL prefixes that our Trusted Types policy allows. */
const services = new Set<string>();

/** Returns the script's URL, as a TrustedScriptURL on pages with Trusted Types. */
function scriptAddress({ service, address }: Library<unknown>): string {
	services.add(service);
	const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
	if (!trustedTypes) return address;
	policy ??= trustedTypes.createPolicy('gazetteer-bot-check', {
		createScriptURL: (url) => ([...services].some((own) => url.startsWith(own)) ? url : ''),
	});
	return policy.createScriptURL(address);
}

/** Script elements of other plugins that did not load in time. Later attempts ignore them. */
const failedScripts = new WeakSet<HTMLScriptElement>();

const pageScript = (service: string) =>
	[...document.querySelectorAll<HTMLScriptElement>('script[src]')].find(
		(script) => script.src.startsWith(service) && !failedScripts.has(script),
	);

function append(library: Library<unknown>): HTMLScriptElement {
	const script = document.createElement('script');
	const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
	if (nonce) script.nonce = nonce;
	script.async = true;
	script.src = scriptAddress(library);
	// Remove the failed element, so that the next attempt loads the script again.
	script.addEventListener('error', () => script.remove());
	document.head.append(script);
	return script;
}

export const rejectAfter = (limit: number = TIMING.botCheckLimit) =>
	new Promise<never>((_, reject) => {
		setTimeout(() => reject(new BotCheckError('unreachable')), limit);
	});

const scriptLoaded = (script: HTMLScriptElement) =>
	new Promise<void>((resolve, reject) => {
		script.addEventListener('load', () => resolve());
		script.addEventListener('error', () => reject(new BotCheckError('unreachable')));
	});

async function load<Api>(library: Library<Api>): Promise<Api> {
	const own = pageScript(library.service);
	const script = own ?? append(library);
	await Promise.race([scriptLoaded(script), rejectAfter()]).catch((error: unknown) => {
		// The script may have loaded before the listener was added.
		if (library.there()) return;
		if (own) failedScripts.add(own);
		throw error;
	});
	const api = library.there();
	if (!api) throw new BotCheckError('unreachable');
	return api;
}

const loadingScripts = new Map<string, Promise<unknown>>();

/**
 * Loads a provider's script once for all forms of the page. Uses the script of another plugin if
 * there is one.
 */
export async function loadLibrary<Api>(library: Library<Api>): Promise<Api> {
	const there = library.there();
	if (there) return there;
	const loading = loadingScripts.get(library.service) ?? load(library);
	loadingScripts.set(library.service, loading);
	try {
		return (await loading) as Api;
	} finally {
		loadingScripts.delete(library.service);
	}
}
