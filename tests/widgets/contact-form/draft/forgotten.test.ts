import { TEXT } from '@gazetteer/contract';
import { change, serve, settled } from '../page.ts';
import { FIELDS, hide, kept, open } from './open.ts';

jest.setTimeout(30_000);

describe('deleting the draft of a contact form', () => {
	const written = async (more = {}) => {
		const page = await open(FIELDS, more);
		change(page.field('your-name'), 'Ada');
		await hide();
		return page;
	};

	it('the draft of a contact form is deleted when the message is sent', async () => {
		const { form } = await written();
		expect(await kept()).toContain('Ada');
		form.requestSubmit();
		await settled();
		await hide();
		expect(await kept()).not.toContain('Ada');
		expect((await open()).notice()).toBeNull();
	});

	it('the draft of a contact form is deleted when a page shows that the message was sent', async () => {
		await written();
		await open(FIELDS, { status: 'sent' }, false);
		expect(await kept()).not.toContain('Ada');
	});

	it('the draft of a contact form is deleted when the form is reset', async () => {
		const { form } = await written();
		form.reset();
		await settled();
		await hide();
		expect(await kept()).not.toContain('Ada');
	});

	it('the draft of a contact form is deleted when the visitor discards it, and the fields get their initial values', async () => {
		await written();
		const { field, notice, press } = await open();
		await press(TEXT.draftDiscard);
		expect(field('your-name').value).toBe('');
		expect(notice()).toBeNull();
		expect(field('your-name').matches(':focus')).toBe(true);
		await hide();
		expect(await kept()).not.toContain('Ada');
		expect((await open()).notice()).toBeNull();
	});

	it('the draft of a contact form is kept when the server refuses the message, or when the visitor keeps the draft', async () => {
		serve({ feedback: { body: { status: 'spam', message: 'No.' } } });
		const { form } = await written();
		form.requestSubmit();
		await settled();
		const { field, notice, press } = await open();
		await press(TEXT.draftKeep);
		expect(notice()).toBeNull();
		expect(field('your-name').value).toBe('Ada');
		expect(await kept()).toContain('Ada');
	});
});
