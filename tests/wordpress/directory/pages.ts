import { runWordPress } from '../../browser/site.ts';

/** The id of a directory term, by slug. */
export const termId = async (slug: string, kind: 'category' | 'location' = 'category') =>
	Number(
		await runWordPress(`echo get_term_by('slug', '${slug}', 'gazetteer_${kind}')->term_id;`),
	);

/** The id of a plan, by its key in the demo data. */
export const planId = async (key: string) =>
	Number(
		await runWordPress(
			`echo get_posts(['post_type' => 'gazetteer_plan', 'meta_key' => '_gazetteer_demo', 'meta_value' => '${key}', 'fields' => 'ids'])[0];`,
		),
	);
