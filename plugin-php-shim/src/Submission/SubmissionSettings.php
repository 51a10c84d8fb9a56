<?php

declare(strict_types=1);

namespace Gazetteer\Submission;

use Gazetteer\Kernel\Http\Input;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Submission\Domain\ImageLimits;
use Gazetteer\Submission\Domain\RequiredParts;

/** What the owner chose for submitted listings. What nobody chose is as most sites want it. */
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

    /** Whether somebody without an account may submit a listing, and gets an account with it. */
    public function takesGuests(): bool
    {
        return !$this->chosen->flag(self::MEMBERS_ONLY);
    }

    /** Whether a new listing is public at once; else it waits for the owner. */
    public function publishesNew(): bool
    {
        return $this->chosen->flag(self::PUBLISHES_NEW);
    }

    /** Whether a public listing that its author changed waits for the owner again. */
    public function reviewsEdits(): bool
    {
        return $this->chosen->flag(self::REVIEWS_EDITS);
    }

    /** Whether nobody submits a listing without a plan. */
    public function needsPlan(): bool
    {
        return $this->chosen->flag(self::NEEDS_PLAN);
    }

    /** Whether people may say that a listing is theirs. They may until the owner says otherwise. */
    public function takesClaims(): bool
    {
        return !$this->chosen->has(self::CLAIMS) || $this->chosen->flag(self::CLAIMS);
    }

    /** @return list<string> Of the optional parts, those that may not be missing here under a plan. */
    public function required(?Plan $plan): array
    {
        return RequiredParts::under($plan, array_values($this->chosen->list(self::REQUIRED)));
    }

    /** A plan's own limits count before the site's. */
    public function imageLimits(?Plan $plan = null): ImageLimits
    {
        return new ImageLimits(
            $plan !== null && $plan->images > 0 ? $plan->images : $this->images(),
            (int) round(($plan !== null && $plan->megabytes > 0 ? $plan->megabytes : $this->megabytes()) * self::MEGABYTE),
        );
    }

    public function images(): int
    {
        return $this->chosen->int(self::IMAGES, self::MOST_IMAGES, 1, 500);
    }

    public function megabytes(): int
    {
        return $this->chosen->int(self::MEGABYTES, self::MOST_MEGABYTES, 1, 1000);
    }

    /** The page whose terms somebody agrees to by submitting; 0 for none. */
    public function termsPage(): int
    {
        return $this->chosen->id(self::TERMS_PAGE);
    }

    /** Where visitors read them; '' where they cannot, and so need not agree. */
    public function termsAddress(): string
    {
        $page = $this->termsPage();

        return $page > 0 && get_post_status($page) === 'publish' ? (string) get_permalink($page) : '';
    }

    /** So many days before a listing's time ends its owner is told; 0 for never. */
    public function noticeDays(): int
    {
        return $this->chosen->int(self::NOTICE_DAYS, self::DAYS, 0, 60);
    }

    /** What a form with mistakes says above them; '' for the default. */
    public function problem(): string
    {
        return mb_substr($this->chosen->text(self::PROBLEM, 4 * self::LONGEST_PROBLEM), 0, self::LONGEST_PROBLEM);
    }
}
