edge-next = als Nächstes: Galeere { $galley }
