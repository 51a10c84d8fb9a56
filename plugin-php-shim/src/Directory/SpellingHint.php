<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Plugin;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\WordCorrections;

/** Ways to continue if no listing has all search terms: use the suggested terms, or search without filters. */
final class SpellingHint
{
    public static function draw(DirectoryQuery $asked, ListingQuery $query, string $address): string
    {
        $with = static fn (string $words, array $others): string => Pagination::addArguments($address, [DirectoryQuery::WORDS => $words] + $others);
        $corrected = Plugin::get(WordCorrections::class)->correct($query);
        $lines = [$corrected === null
            /* translators: %s: search terms. */
            ? sprintf(esc_html__('No listings match “%s”.', 'gazetteer'), Tag::verbatim($asked->words))
            : sprintf(
                /* translators: 1: search terms, 2: link with similar search terms. */
                esc_html__('No listings match “%1$s”. Did you mean %2$s?', 'gazetteer'),
                Tag::verbatim($asked->words),
                Tag::of('a', ['href' => esc_url_raw($with($corrected, $asked->arguments())), 'rel' => 'nofollow'], Tag::text($corrected)),
            ),
        ];
        $others = array_diff_key($asked->arguments(), [DirectoryQuery::WORDS => 1, DirectoryQuery::SORT => 1]);
        if ($others !== []) {
            $lines[] = Tag::of('a', ['href' => esc_url_raw($with($asked->words, [])), 'rel' => 'nofollow'], Tag::text(__('Search without filters', 'gazetteer')));
        }

        return implode('', array_map(static fn (string $line): string => Tag::of('p', ['class' => 'gz-directory-hint'], $line), $lines));
    }
}
