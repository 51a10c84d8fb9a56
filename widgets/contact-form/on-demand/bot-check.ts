import { botCheckOf, explain } from '@gazetteer/bot-check';
import { BOT_ACTION } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import { writeInput } from '../form.ts';
import type { ActiveContactForm } from '../interactive/active-form.ts';

/** Requests a bot-check token. Also writes it into the form, for a submission without AJAX. */
export async function addToken(form: ActiveContactForm, body: FormData): Promise<void> {
	const check = botCheckOf(form.bare, pageText);
	if (!check) return;
	const input = check.tokenInput;
	try {
		const token = await check.token(BOT_ACTION.contact);
		body.set(input, token);
		writeInput(form, input, token);
	} catch (cause) {
		throw new Error(explain(cause, check.provider, pageText), { cause });
	}
}
