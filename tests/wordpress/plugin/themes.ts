import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runWordPress, siteFolder } from '../../browser/site.ts';

const CLASSIC = 'plain-classic';
const FILES = {
	'style.css': '/*\nTheme Name: Plain Classic\n*/',
	'functions.php':
		"<?php add_action('after_setup_theme', function () { add_theme_support('html5', ['script', 'style']); });",
	'index.php':
		'<!doctype html><html><head><?php wp_head(); ?></head><body><?php wp_body_open(); while (have_posts()) { the_post(); the_content(); } wp_footer(); ?></body></html>',
};

/** A PHP theme, which prints its head before WordPress renders the content. */
export async function wearClassicTheme(): Promise<void> {
	const folder = path.join(siteFolder(), 'wp-content/themes', CLASSIC);
	mkdirSync(folder, { recursive: true });
	for (const [name, content] of Object.entries(FILES)) {
		writeFileSync(path.join(folder, name), content);
	}
	await runWordPress(`switch_theme('${CLASSIC}');`);
}

/** A block theme, which renders the content before its head: the default theme of this release. */
export const wearBlockTheme = () =>
	runWordPress(
		"foreach (wp_get_themes() as $name => $theme) { if (str_starts_with($name, 'twenty') && $theme->is_block_theme()) { switch_theme($name); break; } }",
	);

export const wornTheme = () => runWordPress('echo get_stylesheet();');

// Switch only if needed: after a switch, WordPress reads the theme's settings with an additional query.
export const wear = (theme: string) =>
	runWordPress(`if (get_stylesheet() !== '${theme}') { switch_theme('${theme}'); }`);
