<?php

declare(strict_types=1);

namespace Gazetteer\Reviews\Display;

use Gazetteer\Kernel\Http\Input;
use Gazetteer\Reviews\Domain\Rating;
use Gazetteer\Reviews\Domain\ReviewSort;
use Gazetteer\Reviews\Form\ReviewPost;

/** Which reviews the URL asks for: the number of stars, the order and the page. */
final class ReviewAddress
{
    private const STARS = 'gz_stars';
    private const SORT = 'gz_review_sort';
    private const PAGE = 'gz_review_page';
    private const MOST_PAGES = 10_000;

    private function __construct(private readonly string $listing, public readonly int $stars, public readonly ReviewSort $sort, public readonly int $page)
    {
    }

    public static function read(string $listing, Input $input): self
    {
        return new self(
            $listing,
            $input->int(self::STARS, 0, 0, Rating::MOST),
            ReviewSort::tryFrom($input->text(self::SORT, 20)) ?? ReviewSort::Newest,
            $input->int(self::PAGE, 1, 1, self::MOST_PAGES),
        );
    }

    /** Returns the URL of these reviews with some arguments changed. Another filter or order begins with page 1. */
    public function url(?int $stars = null, ?ReviewSort $sort = null, int $page = 1): string
    {
        $stars ??= $this->stars;
        $sort ??= $this->sort;

        return add_query_arg(array_filter([
            self::STARS => $stars === 0 ? null : $stars,
            self::SORT => $sort === ReviewSort::Newest ? null : $sort->value,
            self::PAGE => $page === 1 ? null : $page,
        ]), $this->listing) . '#' . ReviewPost::PLACE;
    }
}
