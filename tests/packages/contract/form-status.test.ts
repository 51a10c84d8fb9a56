import { formStatus } from '@gazetteer/contract';

describe('formStatus', () => {
	it.each([
		['maps a word of the server', 'validation_failed', 'invalid'],
		['maps the one with a hyphen', 'payment_required', 'payment-required'],
		['takes a form status for what it is', 'sent', 'sent'],
		['joins two words with a hyphen', 'payment later', 'custom-payment-later'],
		['reads an underscore as a gap', 'payment_later', 'custom-payment-later'],
		['joins at the first gap only', 'my_own_state', 'custom-my-ownstate'],
		['reads a run of signs as one gap', 'on -- hold', 'custom-on-hold'],
		['trims what stands at the ends', ' !held! ', 'custom-held'],
		['keeps capitals and digits', 'Step2', 'custom-Step2'],
		['never makes two classes of one status', 'a b\tc\nd', 'custom-a-bcd'],
		['survives a status of signs alone', '?!', 'custom-'],
		['survives no status', '', 'custom-'],
		['does not fall for what every object inherits', 'constructor', 'custom-constructor'],
	])('%s', (_says, server, form) => {
		expect(formStatus(server)).toBe(form);
	});
});
