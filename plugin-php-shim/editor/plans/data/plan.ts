import { readAmount, type Duration } from '@gazetteer/contract';

export type Period = '' | Duration;
/**
 * The purposes that a plan can be bought for. The PHP enum `PlanFor` has the same values. Both are tested
 * with tests/cases/plans/audiences.json.
 */
export const AUDIENCE = {
	listings: 'listingonly',
	claims: 'claimonly',
	both: 'listingandclaim',
} as const;
export type Audience = '' | (typeof AUDIENCE)[keyof typeof AUDIENCE];

/** A plan in the editor. Numbers are strings, because the typed text may not be a valid number yet. */
export interface Plan {
	/** The ID of the plan, or 0 if the plan is not saved yet. */
	readonly id: number;
	readonly status: string;
	readonly order: number;
	readonly title: string;
	readonly text: string;
	readonly price: string;
	readonly period: Period;
	readonly isPackage: boolean;
	/** The number of listings in a package, or null for no limit. */
	readonly listings: string | null;
	/** The number of days after which a listing expires, or null for no limit. */
	readonly days: string | null;
	readonly isByCategory: boolean;
	readonly categories: readonly number[];
	readonly audience: Audience;
	/** The maximum number of images. Empty uses the limit of the site. */
	readonly images: string;
	readonly megabytes: string;
	/** The keys of the included features. */
	readonly included: readonly string[];
	readonly unmentioned: readonly string[];
	readonly extras: readonly string[];
	readonly isHot: boolean;
	readonly colour: string;
	/** The attachment ID of the picture, or 0. */
	readonly picture: number;
	/** The URL of a picture that is not an attachment. Plans of the legacy theme may have one. */
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

/** Copies a plan as a new draft with another title. */
export const copyOf = (plan: Plan, title: string, order: number): Plan => ({
	...plan,
	id: 0,
	status: 'draft',
	order,
	title,
	isHot: false,
});
