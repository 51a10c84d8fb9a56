<?php

declare(strict_types=1);

namespace Gazetteer\Links\Outbound;

use Gazetteer\Kernel\Extensions;
use WP_HTML_Tag_Processor;

/** Adds `sponsored nofollow` to the `rel` attribute of outbound links in texts, for search engines. */
final class OutboundRel
{
    private const WORDS = 'sponsored nofollow';

    public function __construct(private readonly OutboundAddresses $addresses)
    {
    }

    public function mark(mixed $html): mixed
    {
        if (!is_string($html) || !$this->addresses->mayBeIn($html)) {
            return $html;
        }
        $paths = $this->addresses->paths();
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag('a')) {
            $address = $tags->get_attribute('href');
            if (is_string($address) && $paths->holds($address)) {
                $tags->set_attribute('rel', self::joined($tags->get_attribute('rel'), $address));
            }
        }

        return $tags->get_updated_html();
    }

    private static function joined(mixed $present, string $address): string
    {
        $split = static fn (mixed $words): array => preg_split('/\s+/', is_string($words) ? $words : '', -1, PREG_SPLIT_NO_EMPTY) ?: [];
        $words = array_merge($split($present), $split(Extensions::filter('gazetteer_outbound_rel', self::WORDS, $address)));

        return implode(' ', array_unique(array_map(strtolower(...), $words)));
    }
}
