import { BOT_CHECK, MARK, TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { SubmitForm } from './submit-form.ts';

/** Thrown where the site asks for a check that could not be made; the message is the visitor's. */
export class NoToken extends Error {}

const isChecked = (form: Element) =>
	form.hasAttribute(MARK.botCheck) || form.getAttribute(BOT_CHECK.enabledAttribute) === '1';

let reset: (() => void) | undefined;

/** Our own server takes nothing in without a token where it asks for one; another may. */
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

/** After a lost connection the service begins anew, where it is one that can. */
export const resetBotCheck = () => reset?.();
