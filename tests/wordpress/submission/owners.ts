import type { Page } from 'playwright-core';
import { visit, type VisitOptions } from '../../browser/visitor.ts';
import { php } from '../plugin/posts.ts';
import { runWordPress } from '../../browser/site.ts';

export const PASSWORD = 'a long password';

/** Makes an account that may do nothing but have listings. */
export const makeOwner = async (name: string) =>
	Number(
		await runWordPress(
			`echo wp_create_user(${php(name)}, ${php(PASSWORD)}, ${php(`${name}@owner.example`)});`,
		),
	);

/** Saves a listing, and gives its number. */
export const makeListing = async (title: string, owner: number, more: object = {}) =>
	Number(
		await runWordPress(
			`$repository = Gazetteer\\Plugin::get(Gazetteer\\Listings\\Domain\\ListingRepository::class);
			echo $repository->save(new Gazetteer\\Listings\\Domain\\Listing(...(${php({
				id: 0,
				title,
				content: 'Sourdough and rolls.',
				author: owner,
				...more,
			})})));`,
		),
	);

/** A page of the site as a logged-in owner sees it. */
export const visitAs = (name: string, path: string, options: VisitOptions = {}) =>
	visit(path, { ...options, as: name });

/** What the browser itself would ask for stays out of the way of what the server says. */
export const leaveToServer = (page: Page) =>
	page.locator('form#lp-submit-form').evaluate((form) => form.setAttribute('novalidate', ''));

/** One value that PHP knows. */
export const told = async <Answer>(code: string) =>
	JSON.parse(await runWordPress(`global $wpdb; echo json_encode(${code});`)) as Answer;

/** Where the keyboard is: an id, or classes. */
export const focused = (page: Page) =>
	page.locator(':focus').evaluate(({ id, className }) => id || String(className));
