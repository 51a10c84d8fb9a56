import { EVENT } from '@gazetteer/contract';
import { renewChallenges } from '../../../../widgets/contact-form/interactive/challenges.ts';
import { GUARDS, send } from './send.ts';

jest.mock('../../../../widgets/contact-form/interactive/challenges.ts', () => ({
	prepareChallenges: jest.fn(),
	renewChallenges: jest.fn(),
}));

const BUG = new Error('A bug in our code.');

function listenToBugs() {
	const heard: unknown[] = [];
	const listener = (event: CustomEvent<{ widget: string; error: unknown }>) =>
		heard.push(event.detail.widget, event.detail.error);
	document.addEventListener(EVENT.error, listener as unknown as EventListener, { once: true });
	return heard;
}

describe('bug while a contact form is sent', () => {
	it('a bug before the answer to a contact form is reported, and the form is sent without a script', async () => {
		const heard = listenToBugs();
		const posted = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
		jest.spyOn(FormData.prototype, 'values').mockImplementation(() => {
			throw BUG;
		});
		const { server } = await send({ body: { status: 'mail_sent', message: 'Thank you.' } });
		expect(heard).toEqual(['contact-form', BUG]);
		expect(posted).toHaveBeenCalledTimes(1);
		expect(server.of('feedback')).toEqual([]);
	});

	it('a bug after the answer to a contact form is reported and ends the sending state, and nothing is sent twice', async () => {
		const heard = listenToBugs();
		const posted = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
		jest.mocked(renewChallenges).mockImplementationOnce(() => {
			throw BUG;
		});
		const { form, server } = await send(
			{ body: { status: 'validation_failed', message: 'Please look again.' } },
			GUARDS,
		);
		expect(heard).toEqual(['contact-form', BUG]);
		expect(form.dataset['status']).not.toBe('submitting');
		expect(posted).not.toHaveBeenCalled();
		form.requestSubmit();
		await new Promise((done) => setTimeout(done, 50));
		expect(server.of('feedback')).toHaveLength(2);
	});
});
