import { switchAccount } from '../../../../widgets/listing-form/account/account.ts';
import { requireTerms } from '../../../../widgets/listing-form/account/terms.ts';
import { findForm } from '../../../../widgets/listing-form/form.ts';

/** The running fades. A test ends each of them. */
let fades: { to: number; duration: number; end: () => void }[] = [];

beforeEach(() => {
	globalThis.matchMedia = (() => ({ matches: false })) as never;
	fades = [];
	HTMLElement.prototype.animate = ((frames: { opacity: number[] }, { duration }: never) => {
		let end = () => {};
		const finished = new Promise<void>((resolve) => (end = resolve));
		fades.push({ to: frames.opacity[1]!, duration, end });
		return { finished, cancel: () => {} };
	}) as never;
	document.body.innerHTML = `
		<form id="lp-submit-form">
			<input type="checkbox" id="already-account">
			<div class="lp-submit-no-account"></div>
			<div class="lp-submit-have-account"></div>
			<input type="checkbox" id="policycheck">
			<button id="listingsubmitBTN"></button>
		</form>`;
});

const part = <Part extends HTMLElement>(selector: string) =>
	document.querySelector<Part>(selector)!;
const hidden = () =>
	['.lp-submit-no-account', '.lp-submit-have-account'].map((one) => part(one).hidden);
const settled = () => new Promise((resolve) => setTimeout(resolve));

const open = () => {
	const leaving = new AbortController();
	return { form: findForm(document.body, leaving.signal)!, leave: () => leaving.abort() };
};

const change = (box: HTMLInputElement, checked: boolean) => {
	box.checked = checked;
	box.dispatchEvent(new Event('change'));
};

describe('account section of the listing form', () => {
	it('the account section starts with the part that the checkbox selects', () => {
		part<HTMLInputElement>('#already-account').checked = true;
		switchAccount(open().form);
		expect(hidden()).toEqual([true, false]);
	});

	it('the account section fades one part out and the other in, 500 ms each, with the checkbox disabled until then', async () => {
		const box = part<HTMLInputElement>('#already-account');
		switchAccount(open().form);
		expect(hidden()).toEqual([false, true]);

		change(box, true);
		expect(fades).toMatchObject([{ to: 0, duration: 500 }]);
		expect([box.disabled, ...hidden()]).toEqual([true, false, true]);
		fades[0]!.end();
		await settled();
		expect(fades[1]).toMatchObject({ to: 1, duration: 500 });
		expect([box.disabled, ...hidden()]).toEqual([true, true, false]);
		fades[1]!.end();
		await settled();
		expect([box.disabled, ...hidden()]).toEqual([false, true, false]);
	});

	it('an unmounted account section has both parts as the server rendered them', () => {
		const { form, leave } = open();
		switchAccount(form);
		leave();
		expect(hidden()).toEqual([false, false]);
	});
});

describe('terms checkbox of the listing form', () => {
	it('the terms checkbox disables the submit button until it is ticked or the widget is unmounted', () => {
		const { form, leave } = open();
		const button = part<HTMLButtonElement>('#listingsubmitBTN');
		requireTerms(form);
		expect([button.disabled, button.className]).toEqual([true, 'dissablebutton']);
		change(part<HTMLInputElement>('#policycheck'), true);
		expect([button.disabled, button.className]).toEqual([false, '']);
		change(part<HTMLInputElement>('#policycheck'), false);
		expect(button.disabled).toBe(true);
		leave();
		expect(button.disabled).toBe(false);
	});
});
