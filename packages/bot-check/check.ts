import { BOT_CHECK, BOT_PROVIDER, MARK, TEXT, type BotProvider } from '@gazetteer/contract';
import { announce } from '@gazetteer/dom';
import { consentGate } from './consent.ts';
import { hcaptcha } from './hcaptcha.ts';
import { recaptcha } from './recaptcha.ts';
import { turnstile } from './turnstile.ts';
import { BotCheckError, type Adapter, type Challenge } from './types.ts';

/** The bot check of one form. */
export interface BotCheck {
	readonly provider: BotProvider;
	/** Returns a token for one submission. Throws a `BotCheckError`. */
	readonly token: (action: string) => Promise<string>;
	/** Resets the provider after a lost connection. */
	readonly reset: () => void;
}

const ADAPTERS: Readonly<Record<BotProvider, (challenge: Challenge) => Adapter>> = {
	recaptcha,
	turnstile,
	hcaptcha,
};

interface Chosen {
	readonly provider: BotProvider;
	readonly siteKey: string;
	readonly consent: string;
}

/** Reads the form's attributes. Forms of older themes always use reCAPTCHA. */
function chosenFor(form: Element): Chosen | undefined {
	const named = form.getAttribute(MARK.botCheck);
	const isOlder = named === null && form.getAttribute(BOT_CHECK.enabledAttribute) === '1';
	const provider = isOlder ? BOT_PROVIDER.recaptcha : named;
	const siteKey = form.getAttribute(isOlder ? BOT_CHECK.siteKeyAttribute : MARK.botCheckKey);
	return siteKey && provider && Object.hasOwn(ADAPTERS, provider)
		? {
				provider: provider as BotProvider,
				siteKey,
				consent: form.getAttribute(MARK.botCheckConsent) ?? '',
			}
		: undefined;
}

function createCheck(form: Element, chosen: Chosen, translate: (text: string) => string): BotCheck {
	const pass = consentGate(chosen.consent);
	const place = document.createElement('div');
	place.className = 'gz-bot-check';
	const adapter = ADAPTERS[chosen.provider]({
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

/** The bot check of this form, created once. Undefined if the owner did not enable one. */
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
