<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Writing;

use Closure;
use Gazetteer\Contract\ErrorKey;
use Gazetteer\Contract\Field;
use Gazetteer\Data\DataNames;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\Text;
use Gazetteer\Listings\DetailCleaning;
use Gazetteer\Listings\Domain\FieldRepository;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\PlainText;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanRepository;
use Gazetteer\Submission\Domain\DescriptionText;
use Gazetteer\Submission\Domain\Fault;
use Gazetteer\Submission\Domain\FieldCheck;
use Gazetteer\Submission\Domain\PlanRules;
use Gazetteer\Submission\Reading\SubmittedListing;

/** Converts a submitted listing to one that can be stored: sanitizes texts and finds terms, fields and plan. */
final class ListingPreparer
{
    /**
     * Post metas with the typed locations and tags that match no existing term. WordPress shows these metas in the
     * "Custom Fields" panel.
     */
    public const LOCATION_WISH = 'gazetteer_location_wish';
    public const TAG_WISH = 'gazetteer_tag_wish';
    /** Post meta of a listing that was submitted while the bot check service did not respond. */
    public const UNCHECKED = 'gazetteer_unchecked';
    private const DESCRIPTION_TAGS = [
        'p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'blockquote', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'code', 'hr',
    ];

    /** @param Closure(): PlanRepository $plans */
    public function __construct(
        private readonly DataNames $names,
        private readonly FieldRepository $fields,
        private readonly Closure $plans,
    ) {
    }

    public function prepareNew(SubmittedListing $sent, Input $input, bool $needsPlan): PreparedListing
    {
        $named = $input->text(Field::PASSED_PLAN, 40);
        // If the request contains an array instead of a plan ID, report an error instead of treating it as "no plan".
        $isRead = !isset($input->faults()[Field::PASSED_PLAN]);
        $plan = $this->plan($input->id(Field::PASSED_PLAN));

        return $this->prepare($sent, null, $plan, static fn (array $categories): ?Fault => !$isRead ? Fault::Invalid : PlanRules::faultOfNew($named, $plan, $categories, $needsPlan));
    }

    /** An edited listing keeps its plan and ignores the plan in the request. */
    public function prepareEdited(SubmittedListing $sent, Listing $before): PreparedListing
    {
        $plan = $this->plan($before->plan);

        return $this->prepare($sent, $before, $plan, static fn (array $categories): ?Fault => PlanRules::faultOfEdited($plan, $categories, $before->categories));
    }

    private function plan(int $id): ?Plan
    {
        return $id > 0 ? ($this->plans)()->stored($id) : null;
    }

    /** @param callable(list<int>): ?Fault $checkPlan */
    private function prepare(SubmittedListing $sent, ?Listing $before, ?Plan $plan, callable $checkPlan): PreparedListing
    {
        $categories = TermMatch::find($this->names->category, $sent->categories)->ids;
        $locations = TermMatch::find($this->names->location, $sent->locations);
        $tags = TermMatch::find($this->names->tag, $sent->tags);
        $fields = FieldCheck::fromSubmitted([...$this->fields->everywhere(), ...$this->fields->ofCategories($categories)], $sent->values);
        $hasLocations = $before === null || $sent->has(Field::LOCATION) || $sent->has(Field::LOCATION_TEXT);
        $hasFields = $before === null || $sent->has(Field::FORM_FIELDS);
        $fault = $checkPlan($categories);
        $title = PlainText::line($sent->title);
        $content = self::content($sent, $before);
        $faults = [
            ...($title === '' ? [ErrorKey::TITLE => Fault::Missing] : []),
            ...($content === '' ? [ErrorKey::CONTENT => Fault::Missing] : []),
            ...($sent->categories !== [] && $categories === [] ? [ErrorKey::CATEGORY => Fault::Missing] : []),
            ...($hasFields ? $fields->faults : []),
            ...($fault === null ? [] : [$before === null ? Field::PASSED_PLAN : ErrorKey::CATEGORY => $fault]),
        ];
        $listing = new Listing(
            id: $before->id ?? 0,
            title: $title,
            content: $content,
            excerpt: $before->excerpt ?? '',
            slug: $before->slug ?? '',
            status: $before->status ?? 'auto-draft',
            author: $before->author ?? 0,
            published: $before->published ?? 0,
            categories: $categories,
            locations: $hasLocations ? $locations->ids : $before->locations,
            features: $hasFields ? $this->features($sent->features) : $before->features,
            tags: $before === null || $sent->has(Field::PASSED_TAGS) ? $tags->ids : $before->tags,
            details: $this->details($sent->details, $before),
            values: $hasFields ? $fields->values : $before->values,
            gallery: $before->gallery ?? [],
            image: $before->image ?? 0,
            plan: $plan->id ?? $before->plan ?? 0,
        );

        return new PreparedListing($listing, $plan, $faults, array_filter([
            self::LOCATION_WISH => implode(', ', array_map(static fn (string $text): string => PlainText::line($text), $locations->unknown)),
            self::TAG_WISH => implode(', ', array_map(static fn (string $text): string => PlainText::line($text), $tags->unknown)),
        ]));
    }

    /**
     * Sanitizes the description if the sender changed it. An unchanged description stays as it is, because its author
     * may have had permission to use images, tables and blocks.
     */
    private static function content(SubmittedListing $sent, ?Listing $before): string
    {
        $isUnchanged = $before !== null && DescriptionText::isUnchanged($sent->content, Text::lines($before->content));

        return $isUnchanged ? $before->content : self::cleanDescription($sent->content);
    }

    private static function cleanDescription(string $html): string
    {
        $html = (string) preg_replace('/<!--.*?(-->|$)/s', '', $html);
        // `wp_kses()` would remove these tags but keep their code as text.
        $html = (string) preg_replace('~<(script|style)\b[^>]*>.*?(</\1\s*>|$)~is', '', $html);
        $allowed = array_fill_keys(self::DESCRIPTION_TAGS, []) + ['a' => ['href' => true, 'title' => true]];

        // Escape `<!`, because removing a tag can create a new HTML comment, and WordPress renders block comments as
        // blocks.
        return trim(str_replace('<!', '&lt;!', wp_kses($html, $allowed, ['http', 'https', 'mailto', 'tel'])));
    }

    /**
     * @param list<int> $sent
     * @return list<int>
     */
    private function features(array $sent): array
    {
        return $sent === [] ? [] : TermMatch::find($this->names->feature, array_map(strval(...), $sent))->ids;
    }

    /**
     * Sanitizes the details. Drops empty details of a new listing. Keeps empty details of an edited listing, because
     * they replace stored values.
     *
     * @param array<string, mixed> $sent
     * @return array<string, mixed>
     */
    private function details(array $sent, ?Listing $before): array
    {
        $clean = DetailCleaning::all($sent);

        return $before === null ? array_filter($clean, static fn (mixed $value): bool => $value !== '' && $value !== []) : $clean;
    }
}
