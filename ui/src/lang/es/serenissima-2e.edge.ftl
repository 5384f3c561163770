edge-next = siguiente: galera { $galley }
