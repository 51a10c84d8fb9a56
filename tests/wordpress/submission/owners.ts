import type { Page } from 'playwright-core';
import { visit, type VisitOptions } from '../../browser/visitor.ts';
import { php } from '../plugin/posts.ts';
import { runWordPress } from '../../browser/site.ts';

export const PASSWORD = 'a long password';

/** Creates a subscriber. */
export const makeOwner = async (name: string) =>
	Number(
		await runWordPress(
			`echo wp_create_user(${php(name)}, ${php(PASSWORD)}, ${php(`${name}@owner.example`)});`,
		),
	);

/** Saves a listing, and returns its id. */
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

/** Opens a page as a logged-in owner. */
export const visitAs = (name: string, path: string, options: VisitOptions = {}) =>
	visit(path, { ...options, as: name });

/** Disables browser validation, so that the server validates the form. */
export const leaveToServer = (page: Page) =>
	page.locator('form#lp-submit-form').evaluate((form) => form.setAttribute('novalidate', ''));

/** Evaluates a PHP expression. */
export const told = async <Answer>(code: string) =>
	JSON.parse(await runWordPress(`global $wpdb; echo json_encode(${code});`)) as Answer;

/** The id or the classes of the focused element. */
export const focused = (page: Page) =>
	page.locator(':focus').evaluate(({ id, className }) => id || String(className));
