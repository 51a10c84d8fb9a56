import { progressBar } from '@gazetteer/demo-site';

const watched = (isTTY: boolean) => {
	const written: string[] = [];
	const bar = progressBar({ isTTY, write: (text) => written.push(String(text)) > 0 });
	return { bar, written };
};

describe('progress bar of the import', () => {
	it('the progress bar fills up in one line, and ends the line', () => {
		const { bar, written } = watched(true);
		bar(1, 4);
		bar(4, 4);
		expect(written[0]).toMatch(/^\r {2}█{8}░{22} {2}25 %$/);
		expect(written[1]).toMatch(/^\r {2}█{30} 100 %\n$/);
	});

	it('if the output is no terminal, the progress bar prints only its last line', () => {
		const { bar, written } = watched(false);
		bar(1, 4);
		expect(written).toEqual([]);
		bar(4, 4);
		expect(written).toHaveLength(1);
	});

	it('the progress bar is full if there is nothing to do', () => {
		const { bar, written } = watched(true);
		bar(0, 0);
		expect(written[0]).toContain('100 %');
	});
});
