import { EVENT, TEXT } from '@gazetteer/contract';
import { waitFor } from '@testing-library/dom';
import { held, startForm } from './submit-form.ts';

const heardErrors = (form: HTMLElement) => {
	const heard: unknown[] = [];
	form.addEventListener(EVENT.error, (event) => {
		event.preventDefault();
		heard.push(event.detail.error);
	});
	return heard;
};

let started: ReturnType<typeof startForm> | undefined;
const start = () => (started = startForm());
afterEach(() => {
	started?.leave();
	started = undefined;
});

describe('listing form with a section that is still loading', () => {
	it('the form validates the required fields that a section renders while the form waits for it', async () => {
		const { form, requests, phase, marked } = start();
		const { promise, settle } = held();
		form.parts.push({ ready: () => promise });
		const sending = form.send();
		expect(phase()).toBe('checking');
		form.element.insertAdjacentHTML('beforeend', '<input id="stars" name="stars" required>');
		settle();
		await sending;
		expect(phase()).toBe('invalid');
		expect(marked()).toEqual(['stars']);
		expect(requests).toEqual([]);
	});

	it('the form waits for a section that is added while it waits for another', async () => {
		const { form, requests, phase, marked } = start();
		const [section, fields] = [held(), held()];
		form.parts.push({ ready: () => section.promise });
		const sending = form.send();
		form.parts.push({ ready: () => fields.promise });
		section.settle();
		await Promise.resolve();
		expect(phase()).toBe('checking');
		form.element.insertAdjacentHTML('beforeend', '<input id="stars" name="stars" required>');
		fields.settle();
		await sending;
		expect(marked()).toEqual(['stars']);
		expect(requests).toEqual([]);
	});

	it('a waiting form shows that it waits, disables its button, and sends one request for two clicks', async () => {
		const { form, requests, button, find } = start();
		const { promise, settle } = held();
		form.parts.push({ ready: () => promise });
		void form.send();
		void form.send();
		expect(button().disabled).toBe(true);
		expect(form.element.getAttribute('aria-busy')).toBe('true');
		expect(find('.lpsubmitloading')!.className).toContain('fa-spinner');
		await waitFor(() =>
			expect(find('.gz-uploading')!.textContent).toContain(TEXT.waitingForParts),
		);
		settle();
		await waitFor(() => expect(requests).toHaveLength(1));
		expect(find('.gz-uploading')!.textContent).toContain(TEXT.sendingListing);
	});

	it('a waiting form is idle again when the visitor cancels, and sends nothing afterwards', async () => {
		const { form, requests, phase, button } = start();
		const { promise, settle } = held();
		form.parts.push({ ready: () => promise });
		button().focus();
		const sending = form.send();
		form.stop();
		expect([phase(), button().disabled]).toEqual(['idle', false]);
		expect(button().ownerDocument.activeElement).toBe(button());
		settle();
		await sending;
		expect([phase(), requests.length]).toEqual(['idle', 0]);
	});
});

describe('listing form with a section that throws', () => {
	const broken = new Error('broken section');
	const fail = () => {
		throw broken;
	};

	it.each([
		['writes the body', { write: fail }],
		['lists its checks', { checks: fail }],
		['is asked whether it is ready', { ready: () => Promise.reject(broken) }],
		['is asked whether it is ready, synchronously', { ready: fail }],
	])(
		'the form returns to idle, reports the error and offers a native submit if a section throws when it %s',
		async (_says, part) => {
			const { form, phase, button, find, sentPlainly, requests } = start();
			const errors = heardErrors(form.root);
			form.parts.push(part);
			await form.send();
			expect([phase(), button().disabled, requests.length]).toEqual(['idle', false, 0]);
			expect(errors).toContain(broken);
			await waitFor(() => expect(find('.gz-send-plainly')).not.toBeNull());
			expect(find('.lp-notifaction-area h4')!.textContent).toBe(TEXT.formBroken);
			find('.gz-send-plainly')!.click();
			expect(sentPlainly).toHaveBeenCalledTimes(1);
		},
	);

	it('the form marks the other fields if one section cannot mark its own', async () => {
		const { form, phase, button, find, marked } = start();
		const errors = heardErrors(form.root);
		const { checksOf } =
			await import('../../../../widgets/listing-form/submit/checks/validate.ts');
		find<HTMLInputElement>('#lptitle')!.value = '';
		const [title] = checksOf(form);
		form.parts.push({ checks: () => [{ ...title!, field: 'stars', mark: fail }] });
		await form.send();
		expect([phase(), button().disabled]).toEqual(['invalid', false]);
		expect(marked()).toEqual(['lptitle']);
		expect(errors).toEqual([broken]);
	});

	it('the form continues after a successful response, even if a later step throws', async () => {
		const { form, phase, requests } = start();
		const errors = heardErrors(form.root);
		Object.assign(form, { arrived: fail });
		const sending = form.send();
		await waitFor(() => expect(requests).toHaveLength(1));
		requests[0]!.answer({ response: 'success', status: 'https://a.example/', msg: 'In' });
		await sending;
		expect(phase()).toBe('sent');
		expect(errors).toEqual([broken]);
	});
});

describe('leaving the page of the listing form', () => {
	const leaves = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

	it('leaving the page asks for confirmation only while the listing form is being sent', async () => {
		const added = jest.spyOn(window, 'addEventListener');
		const { form, requests } = start();
		const listens = () => added.mock.calls.filter(([type]) => type === 'beforeunload').length;
		expect([listens(), leaves()]).toEqual([0, false]);
		const sending = form.send();
		await waitFor(() => expect(requests).toHaveLength(1));
		expect(leaves()).toBe(true);
		requests[0]!.answer({ response: 'fail', status: [], msg: 'No' });
		await sending;
		expect([listens(), leaves()]).toEqual([1, false]);
		added.mockRestore();
	});
});
