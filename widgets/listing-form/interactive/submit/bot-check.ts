import { BOT_CHECK, TIMING } from '@gazetteer/contract';
import { once } from '@gazetteer/dom';

interface Grecaptcha {
	readonly ready: (run: () => void) => void;
	readonly execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
	readonly reset?: () => void;
}

const SERVICE = 'https://www.google.com/recaptcha/api.js?render=';

const service = () => {
	const { grecaptcha } = window as { grecaptcha?: Partial<Grecaptcha> };
	return grecaptcha?.execute && grecaptcha.ready ? (grecaptcha as Grecaptcha) : undefined;
};

/** The key of the service, where the form is checked by it: both attributes are needed. */
export function siteKeyOf(form: Element): string {
	const isOn = form.getAttribute(BOT_CHECK.enabledAttribute) === '1';
	return isOn ? (form.getAttribute(BOT_CHECK.siteKeyAttribute) ?? '') : '';
}

interface ScriptPolicy {
	readonly createScriptURL: (url: string) => string;
}

interface TrustedTypes {
	readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/** The address as pages want it that take scripts from named policies alone. */
function scriptAddress(address: string): string {
	const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
	if (!trustedTypes) return address;
	policy ??= trustedTypes.createPolicy('gazetteer-bot-check', {
		createScriptURL: (url) => (url.startsWith(SERVICE) ? url : ''),
	});
	return policy.createScriptURL(address);
}

const load = (siteKey: string) =>
	new Promise<void>((resolve, reject) => {
		const script = document.createElement('script');
		const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
		if (nonce) script.nonce = nonce;
		script.async = true;
		script.onload = () => resolve();
		script.onerror = () => {
			script.remove();
			reject(new Error('The bot-check could not be loaded.'));
		};
		script.src = scriptAddress(SERVICE + encodeURIComponent(siteKey));
		document.head.append(script);
	});

const loads = new Map<string, () => Promise<void>>();

/** Asks for the script once. What was blocked is asked for again the next time. */
function loaded(siteKey: string): Promise<void> {
	const known = loads.get(siteKey) ?? once(() => load(siteKey));
	loads.set(siteKey, known);
	return known();
}

const lateness = () =>
	new Promise<never>((_, reject) => {
		setTimeout(() => reject(new Error('The bot-check took too long.')), TIMING.botCheckLimit);
	});

async function ask(siteKey: string): Promise<string> {
	if (!service()) await loaded(siteKey);
	const there = service();
	if (!there) throw new Error('The bot-check is not there.');
	await new Promise<void>((ready) => there.ready(ready));
	return there.execute(siteKey, { action: BOT_CHECK.action });
}

/** A token for one try, or nothing where the service cannot be reached: it is blocked, or does not answer. */
export async function tokenFor(siteKey: string): Promise<string | undefined> {
	try {
		return (await Promise.race([ask(siteKey), lateness()])) || undefined;
	} catch (error) {
		console.warn(error);
		return undefined;
	}
}

/** After a lost connection the service begins anew, where it is one that can. */
export function resetBotCheck(): void {
	try {
		service()?.reset?.();
	} catch (error) {
		// There is nothing to reset where the check draws nothing.
		console.warn(error);
	}
}
