import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runWordPress, siteFolder } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';
import { choose } from './chosen.ts';
import { publish, removePosts } from './posts.ts';
import { wear, wornTheme } from './themes.ts';

jest.setTimeout(60_000);

const NAME = 'classic-with-menu';
const FILES = {
	'style.css': '/*\nTheme Name: Classic with a Menu\n*/',
	'functions.php':
		"<?php add_action('after_setup_theme', function () { register_nav_menu('primary', 'Primary'); add_theme_support('html5', ['script', 'style']); }); add_filter('body_class', fn (array $c): array => [...$c, 'dropdown-hover']);",
	'index.php':
		'<!doctype html><html lang="en"><head><title>Menu</title><style>.sub-menu{position:absolute;left:-9999px}.sfHover>.sub-menu,li:hover>.sub-menu{left:auto}.menu{display:flex}.menu li{position:relative}</style><?php wp_head(); ?></head><body <?php body_class(); ?>><nav id="site-navigation" class="main-navigation" aria-label="Primary"><?php wp_nav_menu(["theme_location" => "primary", "container_class" => "main-nav"]); ?></nav><main><?php while (have_posts()) { the_post(); the_content(); } ?></main><?php wp_footer(); ?></body></html>',
};

let before = '';
beforeAll(async () => {
	before = await wornTheme();
	const folder = path.join(siteFolder(), 'wp-content/themes', NAME);
	mkdirSync(folder, { recursive: true });
	for (const [name, content] of Object.entries(FILES)) {
		writeFileSync(path.join(folder, name), content);
	}
	await runWordPress(`switch_theme('${NAME}');`);
	await runWordPress(`
		$menu = wp_create_nav_menu('Main menu under test');
		$item = fn (string $title, int $parent = 0) => wp_update_nav_menu_item($menu, 0, ['menu-item-title' => $title, 'menu-item-url' => home_url('/#' . strtolower($title)), 'menu-item-status' => 'publish', 'menu-item-parent-id' => $parent]);
		$places = $item('Places'); $item('Harbour', $places); $item('Contact');
		set_theme_mod('nav_menu_locations', ['primary' => $menu]);`);
});
afterAll(async () => {
	await removePosts();
	await choose();
	await runWordPress("wp_delete_nav_menu('Main menu under test');");
	await wear(before);
});

it('the menu of a classic theme has submenu buttons if the owner enabled them, and is unchanged otherwise', async () => {
	const address = await publish('<!-- wp:paragraph --><p>Words.</p><!-- /wp:paragraph -->');
	await choose();
	expect((await visit(address)).requests).toEqual([]);

	await choose({ adopt: ['site-menu'] });
	const { page, errors } = await visit(address);
	const button = page.getByRole('button', { name: 'Open Sub-Menu Places' });
	await button.waitFor();
	expect(await button.getAttribute('aria-controls')).toMatch(/^menu-item-\d+-sub-menu$/);
	await button.focus();
	await page.keyboard.press('Enter');
	const opened = page.getByRole('button', { name: 'Close Sub-Menu Places' });
	expect(await opened.getAttribute('aria-expanded')).toBe('true');
	const harbour = page.getByRole('link', { name: 'Harbour' });
	expect((await harbour.boundingBox())!.x).toBeGreaterThanOrEqual(0);
	await page.keyboard.press('Tab');
	expect(await harbour.evaluate((it) => it.matches(':focus'))).toBe(true);
	await page.keyboard.press('Escape');
	expect(await button.evaluate((it) => it.matches(':focus'))).toBe(true);
	expect(await page.locator('link[rel="stylesheet"][href*="site-menu-"]').count()).toBe(1);
	expect(errors).toEqual([]);
});

it('a menu with the data-gazetteer attribute in the theme loads the script as well', async () => {
	const nav =
		'<nav data-gazetteer="site-menu"><ul><li><a href="#a">A</a><ul><li>B</li></ul></li></ul></nav>';
	const address = await publish(`<!-- wp:html -->${nav}<!-- /wp:html -->`, 'page');
	await choose({ adopt: ['site-menu'] });
	const { page } = await visit(address);
	await page.getByRole('button', { name: 'Open Sub-Menu A' }).waitFor();
	await choose({ adopt: ['comment-reply'] });
	expect((await visit(address)).requests).toEqual([]);
});
