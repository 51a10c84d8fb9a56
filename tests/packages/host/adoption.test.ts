import { forgetPage, gazetteerWith, settle, widget } from './fake-widgets.ts';

afterEach(async () => {
	forgetPage();
	await settle();
});

describe('adopting legacy markup', () => {
	const legacy = () => widget('old', { adopt: '.legacy-top' });

	it.each([
		['is left alone without the owner’s word', '', '', 0],
		[
			'is taken over when the script tag says so',
			'<script data-gazetteer-adopt></script>',
			'',
			1,
		],
		[
			'is taken over when the script tag names it',
			'<script data-gazetteer-adopt="x old"></script>',
			'',
			1,
		],
		[
			'is left alone when the script tag names others',
			'<script data-gazetteer-adopt="x"></script>',
			'',
			0,
		],
		[
			'is taken over when the script tag names it among others',
			'<script data-gazetteer-adopt="x, old ,y"></script>',
			'',
			1,
		],
		['is taken over when the config says so', '', '{"adopt":true}', 1],
		['is taken over when the config names it', '', '{"adopt":["old"]}', 1],
		['is left alone when the config is broken', '', '{"adopt":["old"', 0],
	])('%s', async (_says, tag, config, times) => {
		const old = legacy();
		document.body.innerHTML = `<a class="legacy-top">Up</a>${tag}
			<script type="application/json" id="gazetteer-config">${config}</script>`;
		gazetteerWith([old]).start();
		await settle();
		expect(old.mount).toHaveBeenCalledTimes(times);
	});
});
