import { BOT_ACTION, BOT_CHECK, TEXT } from '@gazetteer/contract';
import { pageText, report, type Mount } from '@gazetteer/host';

/** Adds an element at the end of the form that shows why the form was not sent. */
function createNotice(form: HTMLFormElement) {
	const notice = document.createElement('div');
	const sentence = document.createElement('p');
	// The server's error page uses the same classes.
	notice.className = 'gz-form-summary';
	sentence.className = 'gz-form-summary-title';
	notice.setAttribute('role', 'alert');
	notice.append(sentence);
	form.append(notice);
	const say = (words: string) => {
		notice.hidden = words === '';
		sentence.textContent = words;
	};
	say('');
	return { say, remove: () => notice.remove() };
}

async function tokenFor(form: HTMLFormElement): Promise<string> {
	const { botCheckOf, explain } = await import('@gazetteer/bot-check').catch((cause: unknown) => {
		throw new Error(pageText(TEXT.robotCheckBlocked), { cause });
	});
	const check = botCheckOf(form, pageText);
	try {
		return (await check?.token(BOT_ACTION.claim)) ?? '';
	} catch (cause) {
		throw new Error(explain(cause, check!.provider, pageText), { cause });
	}
}

export const mount: Mount = (root, _options, signal) => {
	const form = root as HTMLFormElement;
	const notice = createNotice(form);
	const input = form.elements.namedItem(BOT_CHECK.tokenField) as HTMLInputElement;
	let isBusy = false;
	let isProven = false;

	const send = async (submitter: HTMLElement | null) => {
		isBusy = true;
		notice.say('');
		form.setAttribute('aria-busy', 'true');
		try {
			input.value = await tokenFor(form);
			if (signal.aborted) return;
			isProven = true;
			// `requestSubmit()` instead of `submit()`, so that the browser validates the fields
			// and other scripts receive the event.
			form.requestSubmit(submitter);
		} catch (error) {
			console.warn(error);
			notice.say((error as Error).message);
		} finally {
			isBusy = false;
			isProven = false;
			form.removeAttribute('aria-busy');
		}
	};
	form.addEventListener(
		'submit',
		(event) => {
			if (isProven || event.defaultPrevented) return;
			event.preventDefault();
			if (isBusy) return;
			send(event.submitter).catch((error) => report(root, 'bot-check', error));
		},
		{ signal },
	);
	return notice.remove;
};
