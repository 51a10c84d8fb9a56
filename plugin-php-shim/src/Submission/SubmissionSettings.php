<?php

declare(strict_types=1);

namespace Gazetteer\Submission;

use Gazetteer\Kernel\Http\Input;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Submission\Domain\PlanRules;

/** The settings for submitted listings, with defaults that suit most sites. */
final class SubmissionSettings
{
    public const MEMBERS_ONLY = 'membersOnly';
    public const PUBLISHES_NEW = 'publishesNew';
    public const REVIEWS_EDITS = 'reviewsEdits';
    public const NEEDS_PLAN = 'needsPlan';
    public const CLAIMS = 'claims';
    public const REQUIRED = 'required';
    public const IMAGES = 'images';
    public const MEGABYTES = 'megabytes';
    public const TERMS_PAGE = 'termsPage';
    public const NOTICE_DAYS = 'noticeDays';
    public const PROBLEM = 'problem';
    public const LONGEST_PROBLEM = 200;

    private const MOST_IMAGES = 10;
    private const MOST_MEGABYTES = 30;
    private const MEGABYTE = 1_000_000;
    private const DAYS = 7;

    public function __construct(private readonly Input $chosen)
    {
    }

    /** Whether guests may submit a listing. The plugin then creates an account for the guest. */
    public function takesGuests(): bool
    {
        return !$this->chosen->flag(self::MEMBERS_ONLY);
    }

    /** Whether new listings are public immediately, without review. */
    public function publishesNew(): bool
    {
        return $this->chosen->flag(self::PUBLISHES_NEW);
    }

    /** Whether an edit of a public listing waits for review. */
    public function reviewsEdits(): bool
    {
        return $this->chosen->flag(self::REVIEWS_EDITS);
    }

    public function needsPlan(): bool
    {
        return $this->chosen->flag(self::NEEDS_PLAN);
    }

    /** Whether visitors may claim a listing. On by default. */
    public function takesClaims(): bool
    {
        return !$this->chosen->has(self::CLAIMS) || $this->chosen->flag(self::CLAIMS);
    }

    /** @return list<string> The optional fields that the site requires and the plan includes. */
    public function required(?Plan $plan): array
    {
        return PlanRules::requiredParts($plan, array_values($this->chosen->list(self::REQUIRED)));
    }

    /**
     * Returns the image limits of the plan, or of the site if the plan has none.
     *
     * @return array{count: int, bytes: int} The maximum number of gallery images, and their maximum total size in bytes.
     */
    public function imageLimits(?Plan $plan = null): array
    {
        return [
            'count' => $plan !== null && $plan->images > 0 ? $plan->images : $this->images(),
            'bytes' => (int) round(($plan !== null && $plan->megabytes > 0 ? $plan->megabytes : $this->megabytes()) * self::MEGABYTE),
        ];
    }

    public function images(): int
    {
        return $this->chosen->int(self::IMAGES, self::MOST_IMAGES, 1, 500);
    }

    public function megabytes(): int
    {
        return $this->chosen->int(self::MEGABYTES, self::MOST_MEGABYTES, 1, 1000);
    }

    /** ID of the terms page that senders must accept; 0 for none. */
    public function termsPage(): int
    {
        return $this->chosen->id(self::TERMS_PAGE);
    }

    /** URL of the terms page; '' if the page is not public. Without a URL, the form has no consent checkbox. */
    public function termsAddress(): string
    {
        $page = $this->termsPage();

        return $page > 0 && get_post_status($page) === 'publish' ? (string) get_permalink($page) : '';
    }

    /** Number of days before expiry at which the owner gets a notice; 0 for no notice. */
    public function noticeDays(): int
    {
        return $this->chosen->int(self::NOTICE_DAYS, self::DAYS, 0, 60);
    }

    /** Message above a form with errors; '' for the default. */
    public function problem(): string
    {
        return mb_substr($this->chosen->text(self::PROBLEM, 4 * self::LONGEST_PROBLEM), 0, self::LONGEST_PROBLEM);
    }
}
