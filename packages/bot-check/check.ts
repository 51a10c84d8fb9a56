import {
	BOT_CHECK,
	BOT_PROVIDER,
	BOT_TOKEN_INPUT,
	MARK,
	TEXT,
	type BotProvider,
} from '@gazetteer/contract';
import { announce } from '@gazetteer/dom';
import { consentGate } from './consent.ts';
import { hcaptcha } from './hcaptcha.ts';
import { other } from './other.ts';
import { recaptcha } from './recaptcha.ts';
import { turnstile } from './turnstile.ts';
import { BotCheckError, type Adapter, type Challenge } from './types.ts';

export interface BotCheck {
	/**
	 * The slug of a built-in provider, or the service name of a provider that another plugin
	 * registered.
	 */
	readonly provider: string;
	/** The name of the contact form's input for the token. */
	readonly tokenInput: string;
	/** Requests a token for one submission. Throws a `BotCheckError` if there is none. */
	readonly token: (action: string) => Promise<string>;
	/** Resets the provider. Call this after a lost connection. */
	readonly reset: () => void;
}

const ADAPTERS: Readonly<Record<BotProvider, (challenge: Challenge) => Adapter>> = {
	recaptcha,
	turnstile,
	hcaptcha,
};

const isOwn = (provider: string): provider is BotProvider => Object.hasOwn(ADAPTERS, provider);

interface Chosen {
	readonly provider: string;
	readonly adapt: (challenge: Challenge) => Adapter;
	readonly tokenInput: string;
	readonly siteKey: string;
	readonly consent: string;
}

/** Reads the provider from the form's attributes. Forms of older themes always use reCAPTCHA. */
function chosenFor(form: Element): Chosen | undefined {
	const named = form.getAttribute(MARK.botCheck);
	const isOlder = named === null && form.getAttribute(BOT_CHECK.enabledAttribute) === '1';
	const provider = isOlder ? BOT_PROVIDER.recaptcha : named;
	const siteKey = form.getAttribute(isOlder ? BOT_CHECK.siteKeyAttribute : MARK.botCheckKey);
	if (!siteKey || !provider) return undefined;
	const consent = form.getAttribute(MARK.botCheckConsent) ?? '';
	if (isOwn(provider)) {
		const tokenInput = BOT_TOKEN_INPUT[provider];
		return { provider, adapt: ADAPTERS[provider], tokenInput, siteKey, consent };
	}
	const script = form.getAttribute(MARK.botCheckScript);
	if (!script) return undefined;
	return {
		provider: form.getAttribute(MARK.botCheckName) ?? provider,
		adapt: other(provider, script),
		tokenInput: BOT_TOKEN_INPUT.other,
		siteKey,
		consent,
	};
}

function createCheck(form: Element, chosen: Chosen, translate: (text: string) => string): BotCheck {
	const pass = consentGate(chosen.consent);
	const place = document.createElement('div');
	place.className = 'gz-bot-check';
	const adapter = chosen.adapt({
		siteKey: chosen.siteKey,
		place() {
			place.replaceChildren();
			form.append(place);
			return place;
		},
		asksVisitor() {
			announce(translate(TEXT.robotCheckWaits));
			place.scrollIntoView({ block: 'nearest' });
		},
	});
	return {
		provider: chosen.provider,
		tokenInput: chosen.tokenInput,
		async token(action) {
			pass();
			try {
				const token = await adapter.token(action);
				if (token) return token;
			} catch (cause) {
				if (cause instanceof BotCheckError) throw cause;
				throw new BotCheckError('unreachable', { cause });
			}
			throw new BotCheckError('unreachable');
		},
		reset: () => adapter.reset?.(),
	};
}

const checks = new WeakMap<Element, BotCheck>();

/** Returns the bot check of a form, created once. Returns undefined if the form has none. */
export function botCheckOf(
	form: Element,
	translate: (text: string) => string,
): BotCheck | undefined {
	const known = checks.get(form);
	if (known) return known;
	const chosen = chosenFor(form);
	if (!chosen) return undefined;
	const check = createCheck(form, chosen, translate);
	checks.set(form, check);
	return check;
}
