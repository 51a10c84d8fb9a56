import { CONTACT_EVENT } from '@gazetteer/contract';
import { errorsCleared, resetStarted } from '../state.ts';
import { receiveFault } from './answer.ts';
import { askRefill } from './calls.ts';
import { answeredSince, renewChallenges } from './challenges.ts';
import { detailOf, emit } from './events.ts';
import type { ActiveContactForm } from './active-form.ts';
import { isRestBlocked } from './post-plainly.ts';

/** Requests new captcha and quiz questions. The browser resets the fields. */
export async function reset(form: ActiveContactForm): Promise<void> {
	const { facade, element, store } = form;
	const { sending, resetsAfterSending: sent } = store.get();
	if (sending) return;
	store.update(errorsCleared);
	store.update(resetStarted(false));
	const detail = detailOf(form, new FormData(element));
	delete facade.resetOnMailSent;
	form.enter('resetting');
	const isAnswered = answeredSince(form);
	// True if the form was submitted or unmounted during the request, so that the response is
	// outdated.
	const isOutdated = () => store.get().status !== 'resetting';
	try {
		const apiResponse = await askRefill(form);
		if (!isOutdated()) {
			form.enter(sent ? 'sent' : 'init');
			emit(form, CONTACT_EVENT.reset, { ...detail, apiResponse });
			// If the visitor answered the old question during the request, do not replace the
			// question. The server still accepts the answer.
			renewChallenges(form, apiResponse, isAnswered);
		}
	} catch (error) {
		// After a successful submission, hide a failed request for new questions from the visitor.
		// Also hide it if the REST API is blocked, because the form can be submitted without AJAX.
		const silent = sent || (await isRestBlocked(form, error));
		if (!isOutdated()) receiveFault(form, error, { silent });
	}
}
