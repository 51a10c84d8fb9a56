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

/** A theme of PHP templates, which draws its head before it knows its content. */
export async function wearClassicTheme(): Promise<void> {
	const folder = path.join(siteFolder(), 'wp-content/themes', CLASSIC);
	mkdirSync(folder, { recursive: true });
	for (const [name, content] of Object.entries(FILES)) {
		writeFileSync(path.join(folder, name), content);
	}
	await runWordPress(`switch_theme('${CLASSIC}');`);
}

/** A theme of blocks, which draws its content before its head: the one that came with this WordPress. */
export const wearBlockTheme = () =>
	runWordPress(
		"foreach (wp_get_themes() as $name => $theme) { if (str_starts_with($name, 'twenty') && $theme->is_block_theme()) { switch_theme($name); break; } }",
	);

export const wornTheme = () => runWordPress('echo get_stylesheet();');

// WordPress reads the settings of a theme that was switched to itself with a query of their own from then on.
export const wear = (theme: string) =>
	runWordPress(`if (get_stylesheet() !== '${theme}') { switch_theme('${theme}'); }`);
