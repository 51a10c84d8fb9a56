import { findForm } from '../../../../widgets/listing-form/form.ts';
import { activate } from '../../../../widgets/listing-form/interactive/index.ts';
import { startSubmit } from '../../../../widgets/listing-form/submit/index.ts';

/** jsdom implements neither scrolling, layout nor observers. */
Element.prototype.scrollIntoView = () => {};
Object.assign(document, { adoptedStyleSheets: [] });
Object.assign(CSSStyleSheet.prototype, { replaceSync() {} });

/** A stub of XMLHttpRequest that records one request of the form. */
class RecordedRequest {
	static readonly sent: RecordedRequest[] = [];
	readonly upload = {};
	status = 0;
	responseText = '';
	responseURL = '';
	body: FormData | undefined;
	onload = () => {};
	onerror = () => {};
	onabort = () => {};
	onloadend = () => {};
	open() {}
	setRequestHeader() {}
	getResponseHeader = () => null;
	send(body: FormData) {
		this.body = body;
		RecordedRequest.sent.push(this);
	}
	abort() {
		this.onabort();
		this.onloadend();
	}
	answer(answer: object) {
		Object.assign(this, { status: 200, responseText: JSON.stringify(answer) });
		this.onload();
		this.onloadend();
	}
}

/** The part of a Response that the code reads. */
class ReadResponse {
	readonly status: number;
	readonly ok: boolean;
	readonly headers = new Headers();
	private readonly body: string;
	constructor(body: string, { status }: { status: number }) {
		this.body = body;
		this.status = status;
		this.ok = status < 300;
	}
	text = async () => this.body;
}

Object.assign(globalThis, { XMLHttpRequest: RecordedRequest, Response: ReadResponse });

const FIELDS = `
	<div class="lp-notifaction-area"><h4></h4></div>
	<input name="postTitle" id="lptitle" class="lp-required-field" value="Harbour Inn">
	<div><button id="listingsubmitBTN">Send <i class="lpsubmitloading"></i></button></div>`;

/** Starts a valid form, which can be sent immediately. */
export function startForm(fields = FIELDS) {
	document.body.innerHTML = `<div data-gazetteer="listing-form"><form id="lp-submit-form">${fields}</form></div>`;
	RecordedRequest.sent.length = 0;
	const leaving = new AbortController();
	const root = document.body.firstElementChild as HTMLElement;
	const sentPlainly = jest.fn();
	const form = startSubmit(activate(findForm(root, leaving.signal)!), sentPlainly);
	const find = <Found extends HTMLElement>(selector: string) =>
		form.element.querySelector<Found>(selector);
	return {
		form,
		sentPlainly,
		requests: RecordedRequest.sent,
		find,
		phase: () => form.store.get().phase,
		marked: () => [...form.element.querySelectorAll('.error-msg')].map(({ id }) => id),
		button: () => find<HTMLButtonElement>('#listingsubmitBTN')!,
		leave: () => leaving.abort(),
	};
}

/** A promise that a test settles. */
export function held() {
	let settle = () => {};
	const promise = new Promise<void>((done) => (settle = done));
	return { promise, settle };
}
