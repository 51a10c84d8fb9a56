import { runWordPress } from '../../../browser/site.ts';
import { told } from '../../submission/owners.ts';
import { ADA, FIELDS, METAS } from '../mail/mailing.ts';
import { post } from '../mail/post.ts';
import { makeForm, removeForms } from '../own.ts';

afterAll(removeForms);

it('a contact message is stored if the table of entries was deleted, because the plugin creates the table again', async () => {
	const form = await makeForm(FIELDS, { metas: METAS });
	expect((await post(form, ADA)).status).toBe('mail_sent');
	await runWordPress(
		'global $wpdb; $wpdb->query("DROP TABLE {$wpdb->prefix}gazetteer_entries");',
	);
	expect((await post(form, { ...ADA, 'your-name': 'Grace' })).status).toBe('mail_sent');
	expect(
		await told<string>(
			'$wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}gazetteer_entries")',
		),
	).toBe('1');
});
