<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Builder;

/**
 * Gives each field of a form a unique name that can be posted to any WordPress page. The editor's script creates the
 * same names; tests/cases/contact/field-names.json tests both.
 */
final class FieldNames
{
    private const LONGEST = 60;

    /**
     * Reserved names. WordPress reads most of them as query variables or actions when a form is posted to a page. The
     * last names are properties of form elements in browsers. A field with such a name would hide the property from
     * scripts.
     */
    public const TAKEN_BY_WORDPRESS = [
        'm', 'p', 'posts', 'w', 'cat', 'withcomments', 'withoutcomments', 's', 'search', 'exact', 'sentence', 'calendar',
        'page', 'paged', 'more', 'tb', 'pb', 'author', 'order', 'orderby', 'year', 'monthnum', 'day', 'hour', 'minute',
        'second', 'name', 'category_name', 'tag', 'feed', 'author_name', 'pagename', 'page_id', 'error', 'attachment',
        'attachment_id', 'subpost', 'subpost_id', 'preview', 'robots', 'favicon', 'taxonomy', 'term', 'cpage', 'post_type',
        'embed', 'post', 'post_format', 'rest_route', 'sitemap', 'action', 'customize_changeset_uuid', 'listing', 'price_plan',
        'attributes', 'children', 'closest', 'dataset', 'dir', 'elements', 'hidden', 'id', 'lang', 'length', 'matches', 'method', 'remove',
        'reset', 'style', 'submit', 'target', 'title', 'wpcf7',
    ];

    /** @var array<string, true> */
    private array $given = [];

    /**
     * Returns the first candidate that can be converted to a valid name. If another field has this name, appends a
     * number.
     */
    public function give(string $type, string ...$wanted): string
    {
        foreach ($wanted as $word) {
            $name = self::clean($word);
            if ($name !== '') {
                return $this->keep($name, $name);
            }
        }

        return $this->keep($type, "{$type}-1");
    }

    public static function clean(string $wanted): string
    {
        $name = (string) preg_replace('/[^A-Za-z0-9_-]+/', '-', trim($wanted));
        $name = self::cut((string) preg_replace('/^[^A-Za-z]+/', '', $name));
        $isTaken = in_array(strtolower($name), self::TAKEN_BY_WORDPRESS, true) || stripos($name, 'gazetteer_') === 0;

        return $isTaken ? self::cut("field-{$name}") : $name;
    }

    private static function cut(string $name, int $most = self::LONGEST): string
    {
        return rtrim(substr($name, 0, $most), '-');
    }

    private function keep(string $stem, string $name): string
    {
        for ($number = 2; isset($this->given[strtolower($name)]); $number++) {
            $name = self::cut($stem, self::LONGEST - strlen("-{$number}")) . "-{$number}";
        }
        $this->given[strtolower($name)] = true;

        return $name;
    }
}
