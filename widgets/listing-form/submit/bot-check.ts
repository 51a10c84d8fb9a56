import { BOT_CHECK, MARK, TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { SubmitForm } from './submit-form.ts';

/** Thrown if the required bot check fails. The message is shown to the visitor. */
export class NoToken extends Error {}

const isChecked = (form: Element) =>
	form.hasAttribute(MARK.botCheck) || form.getAttribute(BOT_CHECK.enabledAttribute) === '1';

let reset: (() => void) | undefined;

/**
 * Adds a bot-check token. Our own server requires the token; other servers may accept a form
 * without one.
 */
export async function addToken({ element, isOwn }: SubmitForm, body: FormData): Promise<void> {
	if (!isChecked(element)) return;
	const coming = await import('@gazetteer/bot-check').catch((cause: unknown) => {
		console.warn(cause);
		if (isOwn) throw new NoToken(pageText(TEXT.robotCheckBlocked), { cause });
	});
	const check = coming?.botCheckOf(element, pageText);
	if (!coming || !check) return;
	reset = check.reset;
	try {
		body.set(BOT_CHECK.tokenField, await check.token(BOT_CHECK.action));
		body.set(BOT_CHECK.actionField, BOT_CHECK.action);
	} catch (cause) {
		console.warn(cause);
		body.delete(BOT_CHECK.tokenField);
		if (isOwn) throw new NoToken(coming.explain(cause, check.provider, pageText), { cause });
	}
}

/** Starts a new check after a lost connection, if the provider supports this. */
export const resetBotCheck = () => reset?.();
