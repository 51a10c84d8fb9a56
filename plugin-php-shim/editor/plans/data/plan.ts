import { readAmount, type Duration } from '@gazetteer/contract';

export type Period = '' | Duration;
/**
 * What a plan can be bought for. Matches `PlanFor` on the server; tests/cases/plans/audiences.json
 * tests both.
 */
export const AUDIENCE = {
	listings: 'listingonly',
	claims: 'claimonly',
	both: 'listingandclaim',
} as const;
export type Audience = '' | (typeof AUDIENCE)[keyof typeof AUDIENCE];

/** A plan in the editor. Numbers are strings, because the input may not be a valid number yet. */
export interface Plan {
	/** 0 for a plan that is not saved yet. */
	readonly id: number;
	readonly status: string;
	readonly order: number;
	readonly title: string;
	readonly text: string;
	readonly price: string;
	readonly period: Period;
	readonly isPackage: boolean;
	/** Number of listings in a package; null for unlimited. */
	readonly listings: string | null;
	/** Number of days a listing stays public; null for no limit. */
	readonly days: string | null;
	readonly isByCategory: boolean;
	readonly categories: readonly number[];
	readonly audience: Audience;
	/** Empty to use the limits of the site. */
	readonly images: string;
	readonly megabytes: string;
	/** Keys of the included features, as the server names them. */
	readonly included: readonly string[];
	readonly unmentioned: readonly string[];
	readonly extras: readonly string[];
	readonly isHot: boolean;
	readonly colour: string;
	/** Attachment ID; 0 for none. */
	readonly picture: number;
	/** URL of a picture that is not an attachment, as in plans from the older theme. */
	readonly pictureUrl: string;
}

export const NEW_PLAN: Plan = {
	id: 0,
	status: 'draft',
	order: 0,
	title: '',
	text: '',
	price: '',
	period: '',
	isPackage: false,
	listings: null,
	days: null,
	isByCategory: false,
	categories: [],
	audience: '',
	images: '',
	megabytes: '',
	included: [],
	unmentioned: [],
	extras: [],
	isHot: false,
	colour: '',
	picture: 0,
	pictureUrl: '',
};

export type Change = (changed: Partial<Plan>) => void;

export const isPublished = ({ status }: Plan) => status === 'publish';
export const isTrashed = ({ status }: Plan) => status === 'trash';

export const isFree = ({ price }: Plan) => !readAmount(price);

export const isSame = (one: Plan, other: Plan) => JSON.stringify(one) === JSON.stringify(other);

/** Copies a plan as a new draft with a different title. */
export const copyOf = (plan: Plan, title: string, order: number): Plan => ({
	...plan,
	id: 0,
	status: 'draft',
	order,
	title,
	isHot: false,
});
