import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runWordPress, siteFolder } from '../../browser/site.ts';

const NAME = 'commented-classic';
const FILES = {
	'style.css': '/*\nTheme Name: Commented Classic\n*/',
	'functions.php': `<?php
add_action('after_setup_theme', static function () { add_theme_support('html5', ['script', 'style', 'comment-list', 'comment-form']); });
add_action('wp_enqueue_scripts', static function () { if (is_singular() && comments_open() && get_option('thread_comments')) { wp_enqueue_script('comment-reply'); } });`,
	'index.php':
		'<!doctype html><html lang="en"><head><title>Comments</title><?php wp_head(); ?></head><body <?php body_class(); ?>><main><?php while (have_posts()) { the_post(); the_content(); comments_template(); } ?></main><?php wp_footer(); ?></body></html>',
	'comments.php':
		'<div id="comments" class="comments-area"><ol class="comment-list"><?php wp_list_comments(["style" => "ol", "short_ping" => true]); ?></ol><?php comment_form(); ?></div>',
};

/**
 * Activates a PHP theme that prints WordPress’s comment markup and enqueues the comment-reply
 * script.
 */
export async function wearThemeWithComments(): Promise<void> {
	const folder = path.join(siteFolder(), 'wp-content/themes', NAME);
	mkdirSync(folder, { recursive: true });
	for (const [name, content] of Object.entries(FILES)) {
		writeFileSync(path.join(folder, name), content);
	}
	await runWordPress(`switch_theme('${NAME}');`);
}
