// Constants that are imported individually are separate exports of a module, so that a bundler can
// drop those that a widget does not use.
export * as COMMENT from './site-helpers/comment-markup.ts';
export * as CONTACT_ATTRIBUTE from './contact-form/attributes.ts';
export * as CONTACT_CLASS from './contact-form/classes.ts';
export * as DISTANCE from './values/distance.ts';
export * as EVENT from './page/events.ts';
export * as MARK from './page/marks.ts';
export * as MESSAGE from './texts/messages.ts';
export * as TEXT from './texts/texts.ts';
export * as TIMING from './values/timing.ts';

export { ACCEPT } from './calls/accept.ts';
export { ASKS_AGAIN } from './calls/asks-again.ts';
export { ACTION, DEFAULT_PREFIX, actionName, type Action } from './calls/actions.ts';
export {
	ANALYTICS,
	LINK_KIND,
	PAGE_EVENT,
	SENDERS,
	type LinkKind,
	type SenderName,
} from './site-helpers/analytics.ts';
export { isOneAmount, plainAmount, readAmount } from './values/amount.ts';
export { CLOCK, DATE, WEEKDAY } from './values/calendar.ts';
export { COLOUR } from './values/colour.ts';
export type { AddComment, ReplyLinkData } from './site-helpers/comment-markup.ts';
export { CONSOLE_MESSAGE } from './contact-form/console-messages.ts';
export {
	CAPTCHA_IMAGE_TYPES,
	type FeedbackAnswer,
	type InvalidField,
	type RefillAnswer,
	type Renewed,
} from './contact-form/answers.ts';
export { CONTACT_GLOBAL, type ContactConfig } from './contact-form/config.ts';
export {
	CONTACT_EVENT,
	OUTCOME_EVENT,
	type ContactAnswered,
	type ContactBeforeSubmit,
	type ContactDetail,
	type ContactInput,
	type ContactStatusChanged,
} from './contact-form/events.ts';
export {
	CONTACT_INPUT,
	CONTACT_INPUT_PREFIX,
	GUARD_INPUT,
	PRIVATE_INPUT,
	fieldOfInput,
} from './contact-form/inputs.ts';
export { CONTACT_FORM_SELECTOR, INERT_ON, errorEntryId } from './contact-form/markup.ts';
export { DEFAULT_DIRECTION } from './values/direction.ts';
export { DURATION, DURATION_LABEL, type Duration } from './plans/duration.ts';
export { ERROR_KEY, EXTRA_ERROR_KEY, type ErrorKey } from './listing-form/error-keys.ts';
export type { ErrorDetail, EventDetails, EventName, MountedDetail } from './page/events.ts';
export { FAULT_MESSAGE, type Fault } from './calls/faults.ts';
export {
	FEATURES_FIELD,
	FIELD,
	LIST_FIELD,
	NONCE_ACTION,
	NONCE_FIELD,
	PASSED_FIELD,
	REQUEST_FIELD,
	numbered,
	type ListingFieldName,
} from './listing-form/fields.ts';
export { fillIn } from './texts/fill-in.ts';
export {
	FORM_STATUS,
	formStatus,
	type FormStatus,
	type ServerStatus,
} from './contact-form/form-status.ts';
export { LIMIT } from './values/limits.ts';
export { LINK_EVENT, TRACKER, type TrackerSettings } from './site-helpers/link-markup.ts';
export { EXCLUSIVE, LISTING_FORM } from './listing-form/markup.ts';
export { MAP } from './listing-form/map.ts';
export {
	MENU_CLASS,
	MENU_ID,
	MENU_MODE,
	MENU_NAVIGATION,
	MENU_SETTINGS,
	SUB_MENU_ID,
	type MenuSettings,
} from './site-helpers/menu-markup.ts';
export { MIME_TYPES } from './contact-form/mime-types.ts';
export { NOTICE_MARKUP, NOTICE_STYLE, type NoticeStyle } from './listing-form/notice.ts';
export {
	AJAX_GLOBALS,
	CONFIG_ID,
	PAGE_CONFIG_KEYS,
	readPageConfig,
	type PageConfig,
} from './page/page-config.ts';
export {
	CITY_COMPONENT,
	EXCLUDED_PLACE_TYPES,
	PHOTON_ADDRESS,
	PLACE_FIELDS,
	PLACE_PHOTO,
	type AddressComponent,
	type PlaceDetails,
	type PlacePhoto,
} from './listing-form/place.ts';
export {
	switcherShown,
	type FilterPlansByTermRequest,
	type FilterPlansRequest,
	type GeneralPlansRequest,
	type PlansAnswer,
	type PlansForCategoryAnswer,
	type PlansForCategoryRequest,
} from './plans/calls.ts';
export { PLAN_STYLE, type PlanStyle } from './plans/plan-style.ts';
export { PLAN_CARD, PLAN_QUERY, PLAN_SCREEN, PLAN_TOGGLE } from './plans/plan-toggle.ts';
export { PLAN_USAGE, type PlanUsage } from './plans/plan-usage.ts';
export { PROCESS_LOGIN, type ProcessLogin } from './listing-form/process-login.ts';
export { REST_METHOD } from './calls/rest-methods.ts';
export { CONTACT_NAMESPACE, REST_PATH, restPath, type RestPath } from './calls/rest-paths.ts';
export { ROUTE } from './page/routes.ts';
export {
	RULE,
	URL_SCHEMES,
	type RuleName,
	type Schema,
	type SchemaRule,
} from './contact-form/schema.ts';
export { PROGRESS_MARKUP, SCROLL_TOP_MARKUP } from './site-helpers/scroll-markup.ts';
export { SECTION_EVENT, SECTION_MARKUP } from './site-helpers/section-markup.ts';
export { SOCIAL, SOCIAL_PLACEHOLDER, type SocialType } from './listing-form/social.ts';
export { META, PLAN_LIMIT, PLAN_VALUE, POST_TYPE, TAXONOMY } from './storage.ts';
export {
	ACCOUNT_ERROR,
	SUBMIT_CONTENT_TYPE,
	SUBMIT_RESPONSE,
	type SubmitAnswer,
	type SubmitFail,
	type SubmitFailure,
	type SubmitResponse,
	type SubmitSuccess,
} from './listing-form/submit-answer.ts';
export {
	BOT_ACTION,
	BOT_CHECK,
	BOT_PROVIDER,
	BOT_REGISTRY,
	BOT_TOKEN_INPUT,
	type BotProvider,
} from './page/bot-check.ts';
export {
	CONSENT,
	TRACKING_EVENT,
	type AffiliatePath,
	type TrackingSettings,
} from './site-helpers/tracking.ts';
export type { TermDetailsAnswer, TermDetailsRequest } from './listing-form/term-details.ts';
