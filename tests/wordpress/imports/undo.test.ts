import { recorded } from './site.ts';

jest.setTimeout(240_000);

it('the undo of an import restores updated listings and deletes created ones, with their terms', async () => {
	const { counts, kept, left, difference } = await recorded<Record<string, unknown>>(`
		$rows = static fn (string $phone, string $town): array => array_map(static fn (int $number): array => [
			'key' => "undo-{$number}", 'title' => "Undo {$number}", 'phone' => $phone, 'location' => "Undo land > {$town}", 'tags' => $town,
		], range(1, 3));
		$first = importFile($rows('1', 'Old town'));
		\\Gazetteer\\Import\\Runs\\ImportRuns::forget(\\Gazetteer\\Import\\Runs\\ImportRuns::find($first['run']));
		ready();
		$before = dump();
		$second = importFile([...$rows('2', 'New town'), ['key' => 'undo-4', 'title' => 'Undo 4', 'phone' => '3', 'location' => 'Undo land > Third town', 'tags' => '']]);
		$changed = listings('undo');
		undo($second['run']);
		echo json_encode([
			'counts' => $second['counts'],
			'kept' => array_column($changed, 'locations'),
			'left' => array_map(static fn (array $one): array => [$one['details']['phone'], $one['locations']], listings('undo')),
			'difference' => difference($before, dump()),
		]);
	`);
	expect(counts).toEqual({ made: 1, changed: 3, unchanged: 0, refused: 0 });
	expect(kept).toEqual([
		...Array<string[]>(3).fill(['Undo land > New town']),
		['Undo land > Third town'],
	]);
	expect(left).toEqual({
		'Undo 1': ['1', ['Undo land > Old town']],
		'Undo 2': ['1', ['Undo land > Old town']],
		'Undo 3': ['1', ['Undo land > Old town']],
	});
	expect(difference).toEqual([]);
});

it('an import in several requests imports each row once, and refuses a key of an earlier request', async () => {
	const { counts, refused, found } = await recorded<Record<string, unknown>>(`
		$rows = array_map(static fn (int $number): array => ['key' => "batch-{$number}", 'title' => "Batch {$number}"], range(1, 120));
		$answer = importFile([...$rows, ['key' => 'batch-7', 'title' => 'Batch 7 again']]);
		$found = count(listings('batch'));
		undo($answer['run']);
		echo json_encode($answer + ['found' => [$found, count(listings('batch'))]]);
	`);
	expect(counts).toEqual({ made: 120, changed: 0, unchanged: 0, refused: 1 });
	expect(refused).toEqual([
		[122, 'refused', 'Batch 7 again', 'key: an earlier row has the same key “batch-7”'],
	]);
	expect(found).toEqual([120, 0]);
});

it('the sample listings of the three trades have pictures, and removing them restores the site', async () => {
	const { made, difference } = await recorded<Record<string, unknown>>(`
		ready();
		$before = dump();
		$samples = new \\Gazetteer\\Import\\Samples\\SampleListings(Plugin::settings()->names(), static fn () => Plugin::get(SiteIndex::class));
		foreach (\\Gazetteer\\Import\\Samples\\Trade::cases() as $trade) {
			$samples->add($trade);
			$found = listings($trade->importer());
			$made[$trade->value] = [count($found), array_sum(array_map(static fn (array $one): int => count($one['gallery']), $found))];
		}
		array_map($samples->remove(...), \\Gazetteer\\Import\\Samples\\Trade::cases());
		echo json_encode(['made' => $made, 'difference' => difference($before, dump())]);
	`);
	expect(made).toEqual({ restaurants: [6, 18], services: [6, 18], stays: [6, 18] });
	expect(difference).toEqual([]);
});
