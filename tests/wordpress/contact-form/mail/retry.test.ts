import { openAdmin } from '../../admin.ts';
import { runWordPress } from '../../../browser/site.ts';
import { filesWaiting, keep, keptOf, later } from '../entries/kept.ts';
import { ADA, mailing } from './mailing.ts';
import { post } from './post.ts';

const RETRY = 'gazetteer_retry_mail';

const mail = mailing();

it('a message that the mail server refuses is stored and sent once the server accepts mail again', async () => {
	mail.sink.refuse(true);
	const file = new File(['what is in it'], 'plan.txt', { type: 'text/plain' });
	const answer = await post(mail.form, { ...ADA, 'your-file': file });
	expect(answer.status).toBe('mail_failed');
	expect(await keptOf(mail.form.id)).toMatchObject([{ state: 'waiting', attempts: 1, files: 1 }]);
	expect(await filesWaiting()).toHaveLength(1);

	const admin = await openAdmin();
	const screen = '/wp-admin/edit.php?post_type=gazetteer_form&page=gazetteer-entries';
	const list = await (await admin.get(screen)).text();
	expect(list).toContain('gazetteer-state-waiting');
	expect(list).toContain('ada@visitor.example');
	expect(await (await admin.get('/wp-admin/index.php')).text()).toContain(
		'1 entry of your contact forms could not be emailed to you',
	);

	await later(299, RETRY);
	expect(mail.sink.letters).toEqual([]);
	await later(300, RETRY);
	const [twice] = await keptOf(mail.form.id);
	expect(twice).toMatchObject({ state: 'waiting', attempts: 2 });
	expect(twice?.history.at(-1)?.trouble).toMatch(/owner@site\.example/);

	mail.sink.refuse(false);
	await later(1800, RETRY);
	expect(mail.sink.letters).toHaveLength(1);
	expect(mail.sink.letters[0]?.raw).toContain(Buffer.from('what is in it').toString('base64'));
	expect(await keptOf(mail.form.id)).toMatchObject([{ state: 'sent', attempts: 3, files: 1 }]);
	expect(await filesWaiting()).toHaveLength(1);
	expect(await (await admin.get('/wp-admin/index.php')).text()).not.toContain(
		'could not be emailed to you',
	);
	await later(90_000, RETRY);
	expect(mail.sink.letters).toHaveLength(1);
});

it('a message whose request was aborted before its mail is sent later', async () => {
	await keep(mail.form.id, [
		{ name: 'Ada', email: 'a@visitor.example', message: '', state: 'taken' },
	]);
	const [cut] = await keptOf(mail.form.id);
	expect(cut).toMatchObject({ state: 'waiting', attempts: 1 });
	expect(cut?.history.at(-1)?.trouble).toContain('The server stopped');
	await later(301, RETRY);
	expect(mail.sink.letters).toHaveLength(1);
});

/** Creates a message whose mail was started but never finished, because the server was stopped. */
const interrupted = async (attempts: number) => {
	const [id] = await keep(mail.form.id, [
		{ name: 'Ada', email: 'a@visitor.example', message: '', state: 'taken' },
	]);
	await runWordPress(
		`global $wpdb; $wpdb->query("UPDATE {$wpdb->prefix}gazetteer_entries SET state = 'taken', attempts = ${attempts}, next_try = " . (time() - 1)); wp_clear_scheduled_hook('${RETRY}');`,
	);
	return id;
};

it('a message interrupted by a server stop is sent within the hour', async () => {
	await interrupted(0);
	expect(await runWordPress("echo wp_get_schedule('gazetteer_sweep_entries');")).toBe('hourly');
	await later(0, 'gazetteer_sweep_entries');
	expect(mail.sink.letters).toHaveLength(1);
	expect(await keptOf(mail.form.id)).toMatchObject([{ state: 'sent' }]);
});

it('the owner can resend or delete an interrupted message, and it counts as unsent', async () => {
	const id = await interrupted(0);
	const screen = `/wp-admin/edit.php?post_type=gazetteer_form&page=gazetteer-entries&entry=${id}`;
	const unsent = await runWordPress(`
		Gazetteer\\Plugin::get(Gazetteer\\ContactForm\\ContactFormServices::class)->finder()->countUnsent();
		echo Gazetteer\\ContactForm\\Entries\\EntryFinder::storedUnsent();
	`);
	expect(unsent).toBe('1');
	const admin = await openAdmin();
	const html = await (await admin.get(screen)).text();
	expect(html).toContain('Interrupted');
	expect(html).toContain('do=delete');
	const [, link = ''] = /href=["']([^"']*do=resend[^"']*)["']/.exec(html) ?? [];
	await admin.get(link.replace(/&(?:#0?38|amp);/g, '&').replace(/^https?:\/\/[^/]+/, ''));
	expect(mail.sink.letters).toHaveLength(1);
});

it('a message that stops the server each time is no longer retried', async () => {
	await interrupted(5);
	await later(0, RETRY);
	expect(mail.sink.letters).toEqual([]);
	expect(await keptOf(mail.form.id)).toMatchObject([{ state: 'failed', nextTry: 0 }]);
});

it('a message whose mail fails for a day and a half is marked as failed, and not retried again', async () => {
	mail.sink.refuse(true);
	await post(mail.form, ADA);
	await runWordPress(
		'global $wpdb; $wpdb->query("UPDATE {$wpdb->prefix}gazetteer_entries SET attempts = 5");',
	);
	await later(301, RETRY);
	expect(await keptOf(mail.form.id)).toMatchObject([
		{ state: 'failed', attempts: 6, nextTry: 0 },
	]);
});
