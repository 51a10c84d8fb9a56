import type { Page } from 'playwright-core';

export type ProviderName = 'recaptcha' | 'turnstile' | 'hcaptcha';

/** The URLs of the real scripts of the bot-check services. */
export const SERVICE: Readonly<Record<ProviderName, RegExp>> = {
	recaptcha: /^https:\/\/www\.google\.com\/recaptcha\/api\.js\?/,
	turnstile: /^https:\/\/challenges\.cloudflare\.com\/turnstile\/v0\/api\.js\?/,
	hcaptcha: /^https:\/\/js\.hcaptcha\.com\/1\/api\.js\?/,
};

/**
 * The part of each service’s script that forms use. `window.way` sets the result of the next token:
 * `token`, `key` (the site key is rejected), `closed` (the visitor closes the challenge), `asks`
 * (the visitor must press a button) or `never`.
 */
const COMMON = `
	window.way = window.way || 'token';
	window.asked = [];
	let count = 0;
	const next = () => 'token-' + (count += 1);
	const button = (pressed) => {
		const made = document.createElement('button');
		made.type = 'button';
		made.textContent = 'I am human';
		made.addEventListener('click', pressed);
		return made;
	};
`;

const SCRIPT: Readonly<Record<ProviderName, string>> = {
	recaptcha: `
		const known = new Set([decodeURIComponent(document.currentScript.src.split('render=')[1])]);
		window.grecaptcha = {
			ready: (run) => setTimeout(run),
			execute(client, { action }) {
				if (way === 'key' || !known.has(client)) throw new Error('Invalid site key or not loaded in api.js: ' + client);
				asked.push([client, action]);
				return way === 'never' ? new Promise(() => {}) : way === 'closed' ? Promise.reject(null) : Promise.resolve(next());
			},
			render(place, { sitekey, size }) {
				asked.push(['render', sitekey, size]);
				known.add(0);
				return 0;
			},
			reset: () => asked.push(['reset']),
		};`,
	turnstile: `
		const boxes = new Map();
		window.turnstile = {
			render(place, options) {
				if (!(place instanceof HTMLElement)) throw new Error('[Cloudflare Turnstile] Unable to find a container');
				const id = 'cf-chl-widget-' + boxes.size;
				boxes.set(id, place);
				asked.push([options.sitekey, options.action, options.appearance]);
				const done = () => options.callback(next());
				if (way === 'token') setTimeout(done);
				if (way === 'key') setTimeout(() => options['error-callback']('110100'));
				if (way === 'closed') setTimeout(() => options['timeout-callback']());
				if (way === 'asks') setTimeout(() => {
					options['before-interactive-callback']();
					place.append(button(done));
				});
				return id;
			},
			remove(id) { boxes.get(id).replaceChildren(); },
		};`,
	hcaptcha: `
		const boxes = new Map();
		window.hcaptcha = {
			render(place, options) {
				if (!(place instanceof HTMLElement)) throw new Error('container must be an element');
				const id = String(boxes.size);
				boxes.set(id, { place, options });
				return id;
			},
			execute(id, { async }) {
				const { place, options } = boxes.get(id);
				asked.push([options.sitekey, options.size, async]);
				return new Promise((resolve, reject) => {
					const done = () => resolve({ response: next(), key: 'E0' });
					if (way === 'token') setTimeout(done);
					if (way === 'key') reject('invalid-data');
					if (way === 'closed') reject('challenge-closed');
					if (way === 'asks') setTimeout(() => {
						options['open-callback']();
						document.body.append(button(done));
					});
				});
			},
			remove: (id) => boxes.delete(id),
		};`,
};

/** Serves the recorded script instead of the real one, and records each request for it. */
export async function serveProvider(
	page: Page,
	provider: ProviderName,
	state: { blocked?: boolean } = {},
): Promise<string[]> {
	const loads: string[] = [];
	await page.route(SERVICE[provider], (route) => {
		loads.push(route.request().url());
		return state.blocked
			? route.abort()
			: route.fulfill({
					contentType: 'text/javascript',
					body: `{${COMMON}${SCRIPT[provider]}}`,
				});
	});
	return loads;
}

/** Sets the result of the next token request. */
export const goes = (page: Page, way: 'token' | 'key' | 'closed' | 'asks' | 'never') =>
	page.evaluate((said) => void Object.assign(window, { way: said }), way);

export const askedOf = (page: Page) =>
	page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);

/** Adds the attributes that the server prints on protected forms to every form of the page. */
export const markChecked = (page: Page, attributes: Readonly<Record<string, string>>) =>
	page.evaluate((all) => {
		for (const form of document.querySelectorAll('form')) {
			for (const [name, value] of Object.entries(all)) form.setAttribute(name, value);
		}
	}, attributes);
