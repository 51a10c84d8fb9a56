<?php

declare(strict_types=1);

namespace Gazetteer\Links\Admin\Outbound;

/** What an owner should know about the paths of outbound links. Text, not escaped. */
final class OutboundWarnings
{
    /**
     * @param list<string> $prefixes
     * @return list<string>
     */
    public static function of(array $prefixes, bool $areCounted): array
    {
        $warnings = $prefixes === [] ? [__('None of the paths that lead to partners can be used. Write them as /go/, with small letters, digits and hyphens.', 'gazetteer')] : [];
        foreach ($prefixes as $prefix) {
            $page = get_page_by_path($prefix);
            if ($page !== null) {
                $warnings[] = sprintf(
                    /* translators: 1: the title of a page; 2: a path, such as /go/. */
                    __('The page “%1$s” has the address %2$s. Where one of its subpages has the same address as an outbound link, visitors get to the link.', 'gazetteer'),
                    get_the_title($page),
                    "/{$prefix}/",
                );
            }
        }

        return $areCounted ? $warnings : [...$warnings, __('Clicks are not counted at the moment. You switch it on under Settings → Gazetteer → Widgets → Followed links.', 'gazetteer')];
    }
}
