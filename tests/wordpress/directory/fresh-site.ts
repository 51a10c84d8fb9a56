import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { bootMachineSite, freePort } from '@gazetteer/demo-site';
import { coreFolder, firstPort } from '../../browser/site.ts';

const FIRST_PORT = 9880;

export interface FreshSite {
	readonly url: string;
	/** Runs PHP with WordPress loaded. */
	readonly run: (code: string) => Promise<string>;
	readonly stop: () => Promise<void>;
}

/** Tests submit faster than people do, and this machine sends no mail. */
const FOR_TESTS = `<?php
add_filter('gazetteer_contact_form_seconds', '__return_zero');
add_filter('pre_wp_mail', '__return_true');`;

/**
 * A PHP theme with the styles of a popular theme: it draws its own selects and radio buttons, adds a border to
 * definition lists and sets width and height on images.
 */
const THEME = 'opinionated-classic';
const THEME_FILES = {
	'style.css': `/*
Theme Name: Opinionated Classic
*/
body { margin: 0; font: 20px/1.7 sans-serif; }
main > * { max-width: min(100% - 40px, 1080px); margin-inline: auto; }
img { display: block; max-width: 100%; height: auto; }
dd { margin: 0; padding: 0 0 0 50px; }
select { border: 3px solid #39414d; background: #fff url("data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'><polygon points='0,0 10,0 5,5'/></svg>") no-repeat right 10px top 60%; appearance: none; }
input[type=radio] { position: relative; box-sizing: border-box; width: 25px; height: 25px; border: 3px solid #39414d; border-radius: 50%; background: #fff; appearance: none; }
input[type=radio]::after { position: absolute; inset: 4px; border-radius: 50%; background: #28303d; content: ""; opacity: 0; }
input[type=radio]:checked::after { opacity: 1; }`,
	'functions.php': `<?php
add_action('after_setup_theme', static function () {
	add_theme_support('title-tag');
	add_theme_support('align-wide');
	add_theme_support('html5', ['script', 'style']);
});
add_action('wp_enqueue_scripts', static fn () => wp_enqueue_style('opinionated', get_stylesheet_uri()));
add_filter('wp_get_attachment_image_attributes', static fn (array $given): array => ['style' => 'width:100%;height:66.67%;max-width:600px;'] + $given);`,
	'header.php':
		'<!doctype html><html <?php language_attributes(); ?>><head><meta name="viewport" content="width=device-width"><?php wp_head(); ?></head><body <?php body_class(); ?>><?php wp_body_open(); ?><nav><ul><?php wp_list_pages(["title_li" => ""]); ?></ul></nav>',
	'footer.php': '<?php wp_footer(); ?></body></html>',
	'index.php':
		'<?php get_header(); ?><main><?php while (have_posts()) { the_post(); the_title("<h1>", "</h1>"); ?><div class="entry"><?php the_content(); ?></div><?php } ?></main><?php get_footer(); ?>',
};

/** Starts a WordPress site in the state right after the plugin was activated. */
export async function openFreshSite(theme: 'blocks' | 'classic'): Promise<FreshSite> {
	const home = await mkdtemp(path.join(os.tmpdir(), 'gazetteer-fresh-'));
	const site = await bootMachineSite({
		core: coreFolder(),
		home,
		port: await freePort(firstPort(FIRST_PORT)),
		workers: 2,
	});
	const run = (code: string) => site.run(`<?php require '${site.folder}/wp-load.php'; ${code}`);
	const content = path.join(site.folder, 'wp-content');
	await mkdir(path.join(content, 'mu-plugins'), { recursive: true });
	await writeFile(path.join(content, 'mu-plugins/for-tests.php'), FOR_TESTS);
	if (theme === 'classic') {
		const folder = path.join(content, 'themes', THEME);
		await mkdir(folder, { recursive: true });
		for (const [name, text] of Object.entries(THEME_FILES)) {
			await writeFile(path.join(folder, name), text);
		}
		await run(`switch_theme('${THEME}');`);
	}
	await run(
		"require_once ABSPATH . 'wp-admin/includes/plugin.php'; $fault = activate_plugin('gazetteer/gazetteer.php'); is_wp_error($fault) and die($fault->get_error_message());",
	);
	return {
		url: site.url,
		run,
		async stop() {
			await site.stop();
			await rm(home, { recursive: true, force: true, maxRetries: 3 });
		},
	};
}
