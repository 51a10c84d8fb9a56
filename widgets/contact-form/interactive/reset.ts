import { CONTACT_EVENT } from '@gazetteer/contract';
import { errorsCleared, resetStarted } from '../state.ts';
import { receiveFault } from './answer.ts';
import { askRefill } from './calls.ts';
import { answeredSince, renewChallenges } from './challenges.ts';
import { detailOf, emit } from './events.ts';
import type { ActiveContactForm } from './active-form.ts';
import { isClosed } from './post-plainly.ts';

/** Asks for new questions and pictures; the fields themselves are the browser's to reset. */
export async function reset(form: ActiveContactForm): Promise<void> {
	const { facade, element, store } = form;
	const { sending, resetsAfterSending: sent } = store.get();
	// What has been sent is about to be answered, in this very form.
	if (sending) return;
	store.update(errorsCleared);
	store.update(resetStarted(false));
	const detail = detailOf(form, new FormData(element));
	delete facade.resetOnMailSent;
	form.enter('resetting');
	const isAnswered = answeredSince(form);
	// By a send, or by the form's leaving: then nobody waits for the answer any more.
	const isOvertaken = () => store.get().status !== 'resetting';
	try {
		const apiResponse = await askRefill(form);
		if (!isOvertaken()) {
			form.enter(sent ? 'sent' : 'init');
			emit(form, CONTACT_EVENT.reset, { ...detail, apiResponse });
			// Who was quicker has answered the question that was there, and it still counts.
			renewChallenges(form, apiResponse, isAnswered);
		}
	} catch (error) {
		// The message has gone out all the same, and the form says so. One that is to be posted plainly can still be.
		const silent = sent || (await isClosed(form, error));
		if (!isOvertaken()) receiveFault(form, error, { silent });
	}
}
