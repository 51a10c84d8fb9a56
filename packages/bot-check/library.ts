import { TIMING } from '@gazetteer/contract';
import { BotCheckError } from './types.ts';

/** Where a provider's script comes from, and what of the page tells that it is there. */
export interface Library<Api> {
	/** How its address begins, whoever brings it. */
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
/** What the policy lets through: the scripts of the providers that were asked for. */
const services = new Set<string>();

/** The address as pages want it that take scripts from named policies alone. */
function scriptAddress({ service, address }: Library<unknown>): string {
	services.add(service);
	const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
	if (!trustedTypes) return address;
	policy ??= trustedTypes.createPolicy('gazetteer-bot-check', {
		createScriptURL: (url) => ([...services].some((own) => url.startsWith(own)) ? url : ''),
	});
	return policy.createScriptURL(address);
}

/** Scripts of the page that brought nothing while we waited. They are not waited for again. */
const silent = new WeakSet<HTMLScriptElement>();

const ofPage = (service: string) =>
	[...document.querySelectorAll<HTMLScriptElement>('script[src]')].find(
		(script) => script.src.startsWith(service) && !silent.has(script),
	);

function append(library: Library<unknown>): HTMLScriptElement {
	const script = document.createElement('script');
	const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
	if (nonce) script.nonce = nonce;
	script.async = true;
	script.src = scriptAddress(library);
	// A later try asks for it anew.
	script.addEventListener('error', () => script.remove());
	document.head.append(script);
	return script;
}

export const lateness = (limit: number = TIMING.botCheckLimit) =>
	new Promise<never>((_, reject) => {
		setTimeout(() => reject(new BotCheckError('unreachable')), limit);
	});

const arrival = (script: HTMLScriptElement) =>
	new Promise<void>((resolve, reject) => {
		script.addEventListener('load', () => resolve());
		script.addEventListener('error', () => reject(new BotCheckError('unreachable')));
	});

async function load<Api>(library: Library<Api>): Promise<Api> {
	const own = ofPage(library.service);
	const script = own ?? append(library);
	await Promise.race([arrival(script), lateness()]).catch((error: unknown) => {
		// It may have come before we listened.
		if (library.there()) return;
		if (own) silent.add(own);
		throw error;
	});
	const api = library.there();
	if (!api) throw new BotCheckError('unreachable');
	return api;
}

const coming = new Map<string, Promise<unknown>>();

/** Brings a provider's script once for all forms of a page, or takes the one that another script has brought. */
export async function bring<Api>(library: Library<Api>): Promise<Api> {
	const there = library.there();
	if (there) return there;
	const loading = coming.get(library.service) ?? load(library);
	coming.set(library.service, loading);
	try {
		return (await loading) as Api;
	} finally {
		coming.delete(library.service);
	}
}
