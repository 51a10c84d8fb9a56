import { runPhp, runWordPress, siteRoot } from '../../../browser/site.ts';

jest.setTimeout(60_000);

const uploads = () => `${siteRoot()}/wp-content/uploads-under-test`;

/** Runs PHP in a separate request, with an uploads folder that belongs to this test. */
const told = async (code: string): Promise<unknown> =>
	JSON.parse(
		await runWordPress(`
			use Gazetteer\\ContactForm\\Domain\\Outcome;
			use Gazetteer\\ContactForm\\Domain\\Entries\\{Entry, EntryState};
			add_filter('upload_dir', static fn (array $all) => ['basedir' => '${uploads()}', 'path' => '${uploads()}'] + $all);
			$services = Gazetteer\\Plugin::get(Gazetteer\\ContactForm\\ContactFormServices::class);
			$keep = static function () use ($services): int {
				file_put_contents($path = tempnam(sys_get_temp_dir(), 'sent'), 'a plan');
				$id = $services->entries->take(new Entry(0, 9, EntryState::Taken, [], [['field' => 'plan', 'name' => 'plan.txt', 'path' => $path, 'type' => 'text/plain', 'bytes' => 6]], '', wp_generate_uuid4(), 'x', 'y'));
				$services->entries->settle($id, EntryState::Waiting, new Outcome('mail_failed', ''), 'no');
				return $id;
			};
			$file = static fn (int $id): string => $services->finder()->find($id)->entry->files[0]['path'];
			$folders = static fn (): array => array_values(preg_grep('/^gazetteer-[0-9a-f]+$/', is_dir('${uploads()}') ? scandir('${uploads()}') : []));
			echo json_encode((static function () use ($services, $keep, $file, $folders) { ${code} })());
		`),
	);

const FORGET = "delete_option('gazetteer_folder'); delete_option('gazetteer_entries');";
const empty = () =>
	runPhp(`<?php
		foreach (glob('${uploads()}/gazetteer-*') ?: [] as $folder) {
			foreach (array_diff(scandir($folder), ['.', '..']) as $file) { unlink("$folder/$file"); }
			rmdir($folder);
		}
		is_dir('${uploads()}') && rmdir('${uploads()}');
	`);

beforeEach(async () => {
	await empty();
	await runPhp(`<?php mkdir('${uploads()}');`);
	await runWordPress(FORGET);
});
afterAll(empty);

it('the private folder for uploads is created once if several first messages arrive at the same time', async () => {
	const moment = Date.now() / 1000 + 4;
	const code = `usleep(max(0, (int) ((${moment} - microtime(true)) * 1e6))); return $keep();`;
	const ids = await Promise.all([told(code), told(code), told(code), told(code)]);
	const found = await told(
		`return [count($folders()), array_map(fn ($id) => is_file($file($id)), ${JSON.stringify(ids)})];`,
	);
	expect(found).toEqual([1, [true, true, true, true]]);
});

it('the private folder for uploads is found again if its stored name is lost', async () => {
	const id = await told('return $keep();');
	await runWordPress(FORGET);
	expect(
		await told(`return [is_file($file(${id})), is_file($file($keep())), count($folders())];`),
	).toEqual([true, true, 1]);
});

it('the private folder of an earlier version, with its name in another option, is reused', async () => {
	const name = 'abcdefabcdefabcdefabcdef';
	const found = await told(`
		update_option('gazetteer_entries', ['design' => 1, 'folder' => '${name}']);
		return basename(dirname($file($keep())));
	`);
	expect(found).toBe(`gazetteer-${name}`);
});

it('the cleanup deletes files without a message in all private folders ever used', async () => {
	const other = 'gazetteer-0123456789abcdef01234567';
	const swept = await told(`
		$known = $file($keep());
		$stray = dirname($known) . '/' . md5('stray');
		mkdir('${uploads()}/${other}');
		mkdir('${uploads()}/gazetteer-cards');
		$others = ['${uploads()}/${other}/' . md5('old'), '${uploads()}/${other}/index.html', '${uploads()}/gazetteer-cards/' . md5('old')];
		foreach ([$stray, ...$others] as $path) { file_put_contents($path, ''); touch($path, time() - 2 * DAY_IN_SECONDS); }
		touch($known, time() - 2 * DAY_IN_SECONDS);
		do_action('gazetteer_sweep_entries');
		clearstatcache();
		return [is_file($known), is_file($stray), is_dir('${uploads()}/${other}'), is_file($others[2])];
	`);
	expect(swept).toEqual([true, false, false, true]);
});

it('uninstalling the plugin deletes all private folders', async () => {
	const left = await told(`
		global $wpdb;
		$keep();
		foreach (['gazetteer-0123456789abcdef01234567', 'gazetteer-cards'] as $name) { mkdir("${uploads()}/{$name}"); file_put_contents("${uploads()}/{$name}/x", ''); }
		$wpdb->query('START TRANSACTION');
		define('WP_UNINSTALL_PLUGIN', 'gazetteer/gazetteer.php');
		require WP_PLUGIN_DIR . '/gazetteer/uninstall.php';
		$wpdb->query('ROLLBACK');
		wp_cache_flush();
		return array_values(array_diff(scandir('${uploads()}'), ['.', '..']));
	`);
	expect(left).toEqual(['gazetteer-cards']);
});
